-- Whose works are seen in an output: [{"work", "author", "source", "url"}].
ALTER TABLE output ADD COLUMN attributions jsonb NOT NULL DEFAULT '[]';
