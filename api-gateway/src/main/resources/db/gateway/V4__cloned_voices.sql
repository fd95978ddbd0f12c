-- Voices that were cloned for a workspace. Who cloned a voice alone can speak with it; of the recording nothing is kept.
CREATE TABLE cloned_voice (
    id           text COLLATE "C" PRIMARY KEY,
    workspace_id uuid        NOT NULL,
    name         text        NOT NULL,
    description  text,
    cloner       text        NOT NULL,
    reference    text        NOT NULL,          -- by which the cloner knows it
    language     text,                          -- the only one that it speaks, if so
    preview      text,                          -- key in the media store
    created_at   timestamptz NOT NULL
);

CREATE INDEX cloned_voice_of_workspace ON cloned_voice (workspace_id);
