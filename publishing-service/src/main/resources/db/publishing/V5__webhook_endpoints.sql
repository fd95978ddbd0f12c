-- A lane is a group of tasks that share a limit: those of one workspace, or of one webhook endpoint. A lane without a row has
-- the limit of its kind.
CREATE TABLE ${schema}.lanes (
    kind         text        NOT NULL,
    id           uuid        NOT NULL,
    max_at_once  integer     NOT NULL CHECK (max_at_once > 0),
    paused_until timestamptz,                        -- none of its tasks is claimed before
    PRIMARY KEY (kind, id)
);

ALTER TABLE ${schema}.tasks ADD COLUMN lane uuid;
UPDATE ${schema}.tasks SET lane = workspace_id;
ALTER TABLE ${schema}.tasks ALTER COLUMN lane SET NOT NULL;
DROP INDEX ${schema}.tasks_claimed;
CREATE INDEX tasks_claimed ON ${schema}.tasks (kind, lane) WHERE claim IS NOT NULL;

-- A URL that a workspace's webhooks go to, and how calls of it go.
CREATE TABLE ${schema}.endpoints (
    id             uuid        PRIMARY KEY,          -- made of workspace and URL
    workspace_id   uuid        NOT NULL,
    url            text        NOT NULL,
    state          text        NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'disabled')),
    reason         text,                             -- why it was disabled, for a person
    failures       integer     NOT NULL DEFAULT 0,   -- one after the other
    failing_since  timestamptz,                      -- the first of them
    open_until     timestamptz,                      -- circuit breaker: no call before
    disabled_at    timestamptz,
    last_success_at timestamptz,
    created_at     timestamptz NOT NULL
);
CREATE INDEX endpoints_workspace ON ${schema}.endpoints (workspace_id, created_at DESC);

-- A test event has neither run nor project. Links in a body are made as of links_at, so that retries send the same body.
ALTER TABLE ${schema}.deliveries
    ADD COLUMN event text NOT NULL DEFAULT 'render.finished',
    ADD COLUMN links_at timestamptz,
    ALTER COLUMN run_id DROP NOT NULL,
    ALTER COLUMN pid DROP NOT NULL,
    ALTER COLUMN project DROP NOT NULL;
UPDATE ${schema}.deliveries SET links_at = created_at;
ALTER TABLE ${schema}.deliveries ALTER COLUMN links_at SET NOT NULL;
