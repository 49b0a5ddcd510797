"""The tests of the engine and of the page's pure parts."""
