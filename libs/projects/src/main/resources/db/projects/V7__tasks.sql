-- Work that is no run of a project: media generated for itself, and exports. The gateway makes the rows; the render-service
-- advances and ends them. Runs are looked for elsewhere, so a task is nobody's orphan.
CREATE TABLE task (
    id               uuid PRIMARY KEY,           -- also the id of its reservation of credits
    kind             text NOT NULL CHECK (kind IN ('media', 'export')),
    workspace_id     uuid NOT NULL,
    pid              text COLLATE "C" NOT NULL,  -- the exported project; of generated media a name of its own
    options          jsonb NOT NULL,             -- what was ordered, as the client is told
    breakdown        jsonb NOT NULL DEFAULT '[]',
    status           text NOT NULL DEFAULT 'rendering' CHECK (status IN ('rendering', 'ready', 'error')),
    stage            text,
    progress         int  NOT NULL DEFAULT 0 CHECK (progress BETWEEN 0 AND 100),
    credits_reserved int  NOT NULL CHECK (credits_reserved >= 0),  -- 0 in the sandbox
    credits_used     int  NOT NULL DEFAULT 0 CHECK (credits_used >= 0),
    files            jsonb NOT NULL DEFAULT '[]',
    transcript       jsonb,
    warnings         jsonb NOT NULL DEFAULT '[]',
    error            text,
    error_code       text,
    created_at       timestamptz NOT NULL,
    updated_at       timestamptz NOT NULL,
    finished_at      timestamptz,
    CHECK (status <> 'ready' OR files <> '[]')
);

CREATE INDEX task_by_project ON task (pid, created_at) WHERE kind = 'export';

-- The end of a task is final, whoever writes.
CREATE FUNCTION task_moves() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF OLD.status <> 'rendering' THEN
        RAISE EXCEPTION 'task % has ended', OLD.id;
    END IF;
    RETURN NEW;
END $$;

CREATE TRIGGER task_moves BEFORE UPDATE ON task FOR EACH ROW EXECUTE FUNCTION task_moves();
