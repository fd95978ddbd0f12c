-- Files that clients upload, to name them in requests. A row is written before its file and deleted after it, so that no file is
-- without a row; the same content of a workspace is one row.
CREATE TABLE upload (
    id           uuid PRIMARY KEY,
    workspace_id uuid NOT NULL,
    sha256       bytea NOT NULL,
    key          text NOT NULL,          -- of the media store
    file_name    text,                   -- as it was sent
    type         text NOT NULL CHECK (type IN ('image', 'video', 'audio')),
    content_type text NOT NULL,
    size_bytes   bigint NOT NULL,
    created_at   timestamptz NOT NULL,
    expires_at   timestamptz NOT NULL,
    UNIQUE (workspace_id, sha256)
);

CREATE INDEX upload_due ON upload (expires_at);
