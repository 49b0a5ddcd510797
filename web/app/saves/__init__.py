"""What outlives the page: the matches under way, and how people fared."""
