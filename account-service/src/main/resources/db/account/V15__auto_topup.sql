-- When credits are bought without anybody asking. A decline pauses it until the settings are saved again.
CREATE TABLE ${schema}.auto_topups (
    workspace_id uuid PRIMARY KEY REFERENCES ${schema}.workspaces,
    enabled      boolean     NOT NULL,
    threshold    int         NOT NULL CHECK (threshold >= 0), -- credits below which is bought
    target       int         CHECK (target > threshold),      -- credits to be reached; null: one pack at a time
    pack         text        NOT NULL,
    daily_cap    int         NOT NULL CHECK (daily_cap > 0),  -- credits within 24 hours
    paused_at    timestamptz,
    pause_reason text,
    updated_at   timestamptz NOT NULL,
    CHECK ((paused_at IS NULL) = (pause_reason IS NULL))
);
CREATE INDEX auto_topups_watched ON ${schema}.auto_topups (workspace_id) WHERE enabled AND paused_at IS NULL;
CREATE INDEX invoices_automatic ON ${schema}.invoices (workspace_id, created_at) WHERE automatic;
