-- Jobs of sandbox keys. They come after all others, and few are under way at a time.
ALTER TABLE job ADD COLUMN sandbox boolean NOT NULL DEFAULT false;
CREATE INDEX job_sandbox_running ON job (lease_until) WHERE state = 'running' AND sandbox;
