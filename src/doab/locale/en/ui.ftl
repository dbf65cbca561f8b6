### The page around the boards. Keys name the place and the thing; each message is a whole sentence or label.

skip-to-content = Skip to the content
board-as-list = The table as a list
list-empty = nothing
yes = yes
no = no
