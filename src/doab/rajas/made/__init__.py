"""What `make made` writes from the classes and tables of the game; never edited by hand."""
