-- Projects of sandbox keys: free of charge, marked, never published. A project never changes sides.
ALTER TABLE project ADD COLUMN sandbox boolean NOT NULL DEFAULT false;
CREATE INDEX project_sandbox_open ON project (workspace_id) WHERE sandbox AND status IN ('building', 'rendering');
ALTER TABLE run DROP CONSTRAINT run_credits_reserved_check;
ALTER TABLE run ADD CONSTRAINT run_credits_reserved_check CHECK (credits_reserved >= 0);
