-- Consistent characters of a workspace. The image is kept in the media store as well, so that a character outlives the
-- address that it came from.
CREATE TABLE consistent_character (
    id           text COLLATE "C" PRIMARY KEY,
    number       bigserial   NOT NULL,          -- tells apart what was made in the same moment
    workspace_id uuid        NOT NULL,
    name         text        NOT NULL,
    description  text        NOT NULL,
    image_url    text        NOT NULL,          -- as the client gave it
    content_type text        NOT NULL,
    picture      text        NOT NULL,          -- key in the media store
    source       text        NOT NULL DEFAULT 'avatar' CHECK (source IN ('avatar', 'lora')), -- lora: a trained one
    created_at   timestamptz NOT NULL
);

CREATE INDEX consistent_character_newest ON consistent_character (workspace_id, created_at DESC, number DESC);
