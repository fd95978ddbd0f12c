-- The place among the waiting jobs of a workspace: the time of the request, moved back by a minute for each step of priority.
-- An expression of timestamps with time zone could not be stored.
ALTER TABLE job ADD COLUMN ranked_at timestamp NOT NULL
    GENERATED ALWAYS AS ((requested_at AT TIME ZONE 'UTC') - priority * interval '1 minute') STORED;
CREATE INDEX job_waiting ON job (sandbox, workspace_id, ranked_at) WHERE state = 'waiting';

-- No index has the lease: a renewal, the most frequent write, then changes no index and is cleaned up within its page.
DROP INDEX job_sandbox_running;
ALTER TABLE job SET (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.02);
