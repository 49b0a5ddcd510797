"""What the engine and the bots are measured against; nothing here is part of the wheel."""
