-- The queue that workers take from. Kafka only rings the bell; this table decides.
CREATE TABLE job (
    run_id           uuid NOT NULL,
    output           int  NOT NULL,
    outputs          int  NOT NULL,
    pid              text COLLATE "C" NOT NULL,
    workspace_id     uuid NOT NULL,
    plan             text NOT NULL,
    credits_reserved int  NOT NULL,
    spec             jsonb NOT NULL,
    state            text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'running', 'done')),
    attempt          int  NOT NULL DEFAULT 0,   -- the fencing token: every write of a worker names it
    tries            int  NOT NULL DEFAULT 0,   -- attempts that count against the job; one handed over at shutdown does not
    worker           text,
    lease_until      timestamptz,
    not_before       timestamptz NOT NULL DEFAULT now(),
    last_error       text,                      -- for operators, never shown to clients
    requested_at     timestamptz NOT NULL,
    finished_at      timestamptz,
    PRIMARY KEY (run_id, output)                -- a job that is told twice is taken in once
);

CREATE INDEX job_open ON job (not_before) WHERE state <> 'done';
CREATE INDEX job_running ON job (workspace_id) WHERE state = 'running';

-- What a finished stage yielded, so that a worker that dies is followed by one that goes on from here.
CREATE TABLE stage_result (
    pid        text COLLATE "C" NOT NULL,
    output     int  NOT NULL,
    stage      text NOT NULL,
    input_hash text NOT NULL,
    folder     text NOT NULL,                   -- where its files are, under the work root
    attempt    int  NOT NULL,
    result     jsonb NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (pid, output, stage, input_hash)
);
