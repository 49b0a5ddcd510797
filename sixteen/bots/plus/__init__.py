"""The bots of Sixteen Plus."""
