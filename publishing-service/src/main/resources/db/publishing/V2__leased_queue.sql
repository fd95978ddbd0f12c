-- What is to be done at a time: attempts of webhook deliveries, and publications. A row is here only while something is to
-- be done, so the table stays as small as the backlog.
CREATE TABLE ${schema}.tasks (
    kind         text        NOT NULL,
    id           uuid        NOT NULL,               -- of the delivery or the publication
    workspace_id uuid        NOT NULL,               -- whose share of the workers it takes
    due_at       timestamptz NOT NULL,
    failures     integer     NOT NULL DEFAULT 0,     -- attempts without success; the place on a retry schedule
    claim        uuid,                               -- fencing token of the worker that has it
    lease_until  timestamptz,
    again        boolean     NOT NULL DEFAULT false, -- asked for anew while a worker had it
    PRIMARY KEY (kind, id),
    CHECK ((claim IS NULL) = (lease_until IS NULL))
);

-- First attempts before retries, as they are claimed.
CREATE INDEX tasks_due ON ${schema}.tasks (kind, (failures > 0), due_at);
CREATE INDEX tasks_claimed ON ${schema}.tasks (kind, workspace_id) WHERE claim IS NOT NULL;

INSERT INTO ${schema}.tasks (kind, id, workspace_id, due_at, failures, claim, lease_until)
SELECT 'webhook', event_id, workspace_id, due_at, failures, claim, lease_until
  FROM ${schema}.deliveries WHERE state = 'pending';

-- Their indexes and checks go with the columns.
ALTER TABLE ${schema}.deliveries
    DROP COLUMN due_at, DROP COLUMN failures, DROP COLUMN claim, DROP COLUMN lease_until;
