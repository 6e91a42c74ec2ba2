"""Speed, side by side with a yardstick of the same run."""
