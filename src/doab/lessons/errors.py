"""What can be wrong with a lesson."""

from doab.core.errors import DoabError


class LessonError(DoabError):
    """A lesson or a puzzle cannot be read or played. The message names it."""
