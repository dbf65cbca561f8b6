"""The languages: catalogues of messages, and how a phrase becomes a sentence in one of them."""

from doab.locale.catalogues import DEFAULT, Catalogue, MissingMessage, catalogue, languages, say

__all__ = ["DEFAULT", "Catalogue", "MissingMessage", "catalogue", "languages", "say"]
