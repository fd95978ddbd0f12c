-- How a workspace pays: the reference by which the payment provider knows its saved method.
CREATE TABLE ${schema}.payment_methods (
    workspace_id uuid PRIMARY KEY REFERENCES ${schema}.workspaces,
    reference    text        NOT NULL,
    created_at   timestamptz NOT NULL
);

CREATE TABLE ${schema}.invoices (
    id              uuid PRIMARY KEY,
    number          bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
    workspace_id    uuid   NOT NULL REFERENCES ${schema}.workspaces,
    pack            text   NOT NULL,
    credits         int    NOT NULL CHECK (credits > 0),
    amount          bigint NOT NULL CHECK (amount > 0), -- in minor units of the currency
    currency        text   NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
    status          text   NOT NULL DEFAULT 'open' CHECK (status IN ('draft', 'open', 'paid', 'void', 'uncollectible')),
    -- A purchase is made once for each key.
    idempotency_key text   NOT NULL,
    created_at      timestamptz NOT NULL,
    closed_at       timestamptz,
    UNIQUE (workspace_id, idempotency_key)
);
-- One purchase at a time: a second call while one is open finds that one.
CREATE UNIQUE INDEX invoices_open ON ${schema}.invoices (workspace_id) WHERE status = 'open';

-- The id is the provider's idempotency key.
CREATE TABLE ${schema}.payments (
    id         uuid PRIMARY KEY,
    invoice_id uuid NOT NULL UNIQUE REFERENCES ${schema}.invoices,
    method     text NOT NULL,
    status     text NOT NULL DEFAULT 'pending' CHECK (status IN
        ('pending', 'processing', 'action_required', 'declined', 'succeeded', 'refunded', 'disputed')),
    detail     text,
    updated_at timestamptz NOT NULL
);
CREATE INDEX payments_unsettled ON ${schema}.payments (updated_at)
    WHERE status IN ('pending', 'processing', 'action_required');

-- What the embedded development provider knows. It stands for the books of a provider outside: nothing here refers to them.
CREATE TABLE ${schema}.embedded_payments (
    id         uuid PRIMARY KEY,
    amount     bigint      NOT NULL,
    currency   text        NOT NULL,
    status     text        NOT NULL,
    created_at timestamptz NOT NULL
);
