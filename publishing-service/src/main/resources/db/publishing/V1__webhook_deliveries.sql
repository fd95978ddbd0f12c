-- One row for each end of a run that somebody wants to be told of.
CREATE TABLE ${schema}.deliveries (
    event_id     uuid        PRIMARY KEY,          -- what receivers remove duplicates by: the same on every attempt
    run_id       uuid        NOT NULL UNIQUE,      -- a replayed event conflicts here
    workspace_id uuid        NOT NULL,
    pid          text        NOT NULL,
    url          text        NOT NULL,
    project      json        NOT NULL,             -- json, not jsonb: the client's metadata stays as it was sent
    state        text        NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'delivered', 'failed')),
    attempts     integer     NOT NULL DEFAULT 0,   -- begun
    failures     integer     NOT NULL DEFAULT 0,   -- ended without success; the place on the retry schedule
    due_at       timestamptz,                      -- of the next attempt, while pending
    reason       text,                             -- why it failed for good, for a person
    claim        uuid,                             -- fencing token of whoever attempts it now
    lease_until  timestamptz,
    created_at   timestamptz NOT NULL,
    ended_at     timestamptz,
    CHECK ((state = 'pending') = (due_at IS NOT NULL)),
    CHECK ((claim IS NULL) = (lease_until IS NULL))
);

-- First attempts before retries, as they are claimed.
CREATE INDEX deliveries_due ON ${schema}.deliveries ((failures > 0), due_at) WHERE state = 'pending';
CREATE INDEX deliveries_ended ON ${schema}.deliveries (ended_at) WHERE state <> 'pending';
CREATE INDEX deliveries_claimed ON ${schema}.deliveries (workspace_id) WHERE claim IS NOT NULL;
CREATE INDEX deliveries_log ON ${schema}.deliveries (workspace_id, created_at DESC, event_id);

-- Every attempt, written before it is sent and completed after; one that a dead process left open is 'interrupted'.
CREATE TABLE ${schema}.attempts (
    event_id    uuid        NOT NULL REFERENCES ${schema}.deliveries ON DELETE CASCADE,
    number      integer     NOT NULL,
    started_at  timestamptz NOT NULL,
    outcome     text        CHECK (outcome IN ('delivered', 'rejected', 'unanswered', 'refused', 'interrupted')),
    status      integer,                           -- HTTP status, if there was an answer
    error       text,                              -- class of the failure, a machine word
    duration_ms bigint,
    response    text,                              -- beginning of the answer's body
    PRIMARY KEY (event_id, number)
);
