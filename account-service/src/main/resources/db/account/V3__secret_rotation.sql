-- Until when a replaced secret still signs beside the new one; null for the one that was not replaced.
ALTER TABLE ${schema}.webhook_secrets ADD COLUMN signs_until timestamptz;

-- Whatever two rotations at a time do, one secret of a workspace is the present one.
CREATE UNIQUE INDEX webhook_secrets_present ON ${schema}.webhook_secrets (workspace_id) WHERE signs_until IS NULL;
CREATE INDEX webhook_secrets_replaced ON ${schema}.webhook_secrets (signs_until) WHERE signs_until IS NOT NULL;
