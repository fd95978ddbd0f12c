-- How long the film of a run is kept. The days come with the order, as the plan says then; the instant is written with the good end
-- of the run. A later change of plan moves neither. All null: for ever.
ALTER TABLE run ADD COLUMN retention_days int CHECK (retention_days > 0);
ALTER TABLE run ADD COLUMN expires_at timestamptz;
ALTER TABLE run ADD COLUMN expired_at timestamptz;   -- its media are deleted from then on

CREATE INDEX run_due ON run (expires_at) WHERE expires_at IS NOT NULL AND expired_at IS NULL;

-- Exports expire with the film that their project shows.
ALTER TABLE task ADD COLUMN expired_at timestamptz;

CREATE OR REPLACE FUNCTION task_moves() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF OLD.status <> 'rendering'
       AND (OLD.expired_at IS NOT NULL OR to_jsonb(NEW) - 'expired_at' <> to_jsonb(OLD) - 'expired_at') THEN
        RAISE EXCEPTION 'task % has ended', OLD.id;
    END IF;
    RETURN NEW;
END $$;
