-- Segments of films under way, offered to workers without a job. A film needs no row: its own worker makes what nobody takes.
CREATE TABLE segment_task (
    run_id        uuid NOT NULL,
    output        int  NOT NULL,
    piece         text COLLATE "C" NOT NULL,    -- the name of the result: the hash of all that it depends on
    job_attempt   int  NOT NULL,                -- which offered it last
    place         int  NOT NULL,                -- in the film
    node          text NOT NULL,                -- what a worker must be to make the same bytes
    segment_order text NOT NULL,
    state         text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'running', 'done', 'refused')),
    attempt       int  NOT NULL DEFAULT 0,      -- the fencing token of whoever makes it
    worker        text,
    lease_until   timestamptz,                  -- infinity: the worker of the film has it
    not_before    timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (run_id, output, piece),
    FOREIGN KEY (run_id, output) REFERENCES job ON DELETE CASCADE
);

CREATE INDEX segment_task_waiting ON segment_task (place) WHERE state = 'waiting';
ALTER TABLE segment_task SET (autovacuum_vacuum_scale_factor = 0.02);
