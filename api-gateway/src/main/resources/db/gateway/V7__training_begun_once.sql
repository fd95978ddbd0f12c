-- A training is begun after its character was stored, by whatever replica looks first. That it was asked for is committed before the
-- service is called: a replica that finds it asked for without an answer looks for the training instead of beginning another.
ALTER TABLE consistent_character ADD COLUMN training_asked_at timestamptz;  -- null: not asked for, or certainly not begun
