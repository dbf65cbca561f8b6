"""The paths of the interface, one file a subject. They translate; what happens stands in the folders beside them."""
