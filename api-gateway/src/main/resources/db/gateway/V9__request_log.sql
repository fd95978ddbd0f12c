-- The latest calls of each workspace, for people who look for what went wrong. Written some at a time, soon after the calls.
CREATE TABLE request_log (
    number       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    workspace_id uuid NOT NULL,
    key_id       uuid NOT NULL,
    at           timestamptz NOT NULL,
    id           text NOT NULL,              -- X-Request-Id
    method       text NOT NULL,
    path         text NOT NULL,              -- without its query
    status       int NOT NULL,
    milliseconds int NOT NULL
);

CREATE INDEX request_log_by_workspace ON request_log (workspace_id, number DESC);
