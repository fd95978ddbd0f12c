-- Not only outputs of renders wait in the queue. For a task, run_id is the id of the task.
ALTER TABLE job ADD COLUMN kind text NOT NULL DEFAULT 'render' CHECK (kind IN ('render', 'media', 'export'));
ALTER TABLE job ADD COLUMN media jsonb;        -- what to generate
ALTER TABLE job ADD COLUMN content_run uuid;   -- whose results an export uses; null for its own
CREATE INDEX job_by_pid ON job (pid);
