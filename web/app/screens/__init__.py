"""The screens, one file each: the session in, the smallest change of the document out."""
