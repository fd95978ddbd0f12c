-- A project, its runs and their outputs. Two services write here: the gateway makes projects and runs and renames;
-- the render-service advances and ends runs.

CREATE TABLE project (
    pid          text COLLATE "C" PRIMARY KEY,
    workspace_id uuid NOT NULL,
    name         text NOT NULL,
    workflow     text NOT NULL,
    run_id       uuid NOT NULL,      -- the present run
    shown_run_id uuid NOT NULL,      -- the run whose outputs are shown: the last one that became ready, else the present
    status       text NOT NULL DEFAULT 'building' CHECK (status IN ('building', 'rendering', 'ready', 'error')),
    stage        text,
    progress     int  NOT NULL DEFAULT 0 CHECK (progress BETWEEN 0 AND 100),
    credits_used int  NOT NULL DEFAULT 0 CHECK (credits_used >= 0),
    error        text,
    error_code   text,
    warnings     jsonb NOT NULL DEFAULT '[]',
    quality      jsonb,
    metadata     jsonb,
    webhook_url  text,
    created_at   timestamptz NOT NULL,
    updated_at   timestamptz NOT NULL,
    finished_at  timestamptz
);

-- Lists are newest first, and a pid sorts by its time.
CREATE INDEX project_by_workspace ON project (workspace_id, pid DESC);

CREATE TABLE run (
    run_id           uuid PRIMARY KEY,
    pid              text COLLATE "C" NOT NULL REFERENCES project ON DELETE CASCADE,
    outputs          int  NOT NULL CHECK (outputs BETWEEN 1 AND 10),
    credits_reserved int  NOT NULL CHECK (credits_reserved > 0),
    started_at       timestamptz NOT NULL
);

CREATE INDEX run_by_project ON run (pid);

CREATE TABLE output (
    run_id           uuid NOT NULL REFERENCES run ON DELETE CASCADE,
    index            int  NOT NULL,
    status           text NOT NULL DEFAULT 'building' CHECK (status IN ('building', 'rendering', 'ready', 'error')),
    progress         int  NOT NULL DEFAULT 0 CHECK (progress BETWEEN 0 AND 100),
    credits          int  NOT NULL DEFAULT 0 CHECK (credits >= 0),
    error            text,
    error_code       text,
    video_key        text,
    thumbnail_key    text,
    cover_key        text,
    duration_seconds double precision,
    width            int,
    height           int,
    frame_rate       double precision,
    size_bytes       bigint,
    quality          jsonb,
    PRIMARY KEY (run_id, index),
    CHECK (status <> 'ready' OR video_key IS NOT NULL)
);

-- The state machine, where no writer can get round it: building -> rendering -> ready | error, building -> error;
-- the end of a run is final, and only a new run begins again.
CREATE FUNCTION project_moves() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.run_id = OLD.run_id AND NEW.status <> OLD.status AND NOT (
           (OLD.status = 'building'  AND NEW.status IN ('rendering', 'ready', 'error'))
        OR (OLD.status = 'rendering' AND NEW.status IN ('ready', 'error'))) THEN
        RAISE EXCEPTION 'project % cannot go from % to % within a run', OLD.pid, OLD.status, NEW.status;
    END IF;
    IF NEW.run_id <> OLD.run_id AND NOT (OLD.status IN ('ready', 'error') AND NEW.status = 'building') THEN
        RAISE EXCEPTION 'project % cannot begin a new run while it is %', OLD.pid, OLD.status;
    END IF;
    RETURN NEW;
END $$;

CREATE TRIGGER project_moves BEFORE UPDATE ON project FOR EACH ROW EXECUTE FUNCTION project_moves();
