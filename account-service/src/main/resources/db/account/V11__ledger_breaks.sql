-- What a reconciliation has found: ledger, payments and renders do not agree. Nothing mends a break by itself; an operator closes it
-- with a note, and it opens again when its evidence changes.
CREATE TABLE ${schema}.ledger_breaks (
    id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind         text        NOT NULL,
    workspace_id uuid        NOT NULL,
    subject      text        NOT NULL,
    evidence     jsonb       NOT NULL,
    first_seen   timestamptz NOT NULL,
    last_seen    timestamptz NOT NULL,
    closed_at    timestamptz,
    note         text,
    UNIQUE (kind, subject),
    CHECK ((closed_at IS NULL) OR (note IS NOT NULL))
);
CREATE INDEX ledger_breaks_open ON ${schema}.ledger_breaks (id) WHERE closed_at IS NULL;

-- Charged renders of a period are looked up by the time of their settlement, in all workspaces.
CREATE INDEX reservations_charged ON ${schema}.reservations (settled_at) WHERE state = 'captured' AND purpose = 'render';
