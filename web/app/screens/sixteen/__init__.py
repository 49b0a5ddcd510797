"""The screens of Sixteen: the table with its rack, the change of hands, the end."""
