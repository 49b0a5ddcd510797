"""The cells of a Sixteen Plus board, and what they are called (RULES 4.3).

A board is 4 rows of 4 cells. Cells are the numbers 0 to 15, from left to right and from
the bottom row up, so that the names begin `a1`, `b1`; rows and columns are 0 to 3.
"""

SIDE = 4
COLUMN_CODES = "abcd"
ROW_CODES = "1234"

CELLS: tuple[str, ...] = tuple(column + row for row in ROW_CODES for column in COLUMN_CODES)
"""The name of each cell."""

ROWS: tuple[range, ...] = tuple(range(SIDE * row, SIDE * (row + 1)) for row in range(SIDE))
"""The cells of each row, from left to right."""
