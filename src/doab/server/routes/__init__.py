"""The paths of the interface, one file per subject. They translate; what happens stands in the folders beside them."""
