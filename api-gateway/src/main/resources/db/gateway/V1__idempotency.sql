-- The first answer to each Idempotency-Key of a workspace. A row without an answer is never seen by another transaction:
-- it is inserted and answered in one.
CREATE TABLE idempotency (
    workspace_id uuid        NOT NULL,
    key          text        NOT NULL,
    request_hash bytea       NOT NULL,
    status       int,
    body         bytea,
    created_at   timestamptz NOT NULL,
    PRIMARY KEY (workspace_id, key)
);

CREATE INDEX idempotency_by_age ON idempotency (created_at);
