-- The playlist by which an output is watched while it is being rendered; null before it begins, and from its end on.
ALTER TABLE output ADD COLUMN preview_key text;
