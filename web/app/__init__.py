"""The page's app: what is drawn and what a tap does, in the browser."""
