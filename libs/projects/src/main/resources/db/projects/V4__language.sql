-- The language that an output speaks, and how it was decided: request, detected, default. Both null where nothing is known.
ALTER TABLE output ADD COLUMN language text;
ALTER TABLE output ADD COLUMN language_source text;
