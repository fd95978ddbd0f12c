-- A character of source lora is trained by a service after it was made. The training stands in the row, so that any replica
-- follows it, also after a restart. A training that failed leaves an avatar.
ALTER TABLE consistent_character
    ADD COLUMN status         text NOT NULL DEFAULT 'ready' CHECK (status IN ('training', 'ready', 'failed')),
    ADD COLUMN failure        text,         -- why the training failed, for the client
    ADD COLUMN trainer        text,         -- who trains, and alone can draw with what was trained
    ADD COLUMN training       text,         -- by which the trainer knows the training
    ADD COLUMN model          text,         -- by which the trainer knows what was trained
    ADD COLUMN trigger_word   text,         -- stands for the character in a prompt
    ADD COLUMN training_until timestamptz,  -- then it is given up
    ADD COLUMN next_check_at  timestamptz,  -- when the trainer is asked again
    -- A deleted character is nobody's any more; its files stay for renders that were accepted before.
    ADD COLUMN deleted_at     timestamptz;

CREATE INDEX consistent_character_training ON consistent_character (next_check_at) WHERE status = 'training';
CREATE INDEX consistent_character_deleted ON consistent_character (deleted_at) WHERE deleted_at IS NOT NULL;

-- The same for cloned voices.
ALTER TABLE cloned_voice ADD COLUMN deleted_at timestamptz;
CREATE INDEX cloned_voice_deleted ON cloned_voice (deleted_at) WHERE deleted_at IS NOT NULL;
