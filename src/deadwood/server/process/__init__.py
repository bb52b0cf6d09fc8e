"""The process itself: tasks, logs, figures, time and memory."""
