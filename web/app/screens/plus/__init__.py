"""The screens of Sixteen Plus: the table with its boards, and the end."""
