-- A subscription is what a workspace pays for and until when; workspaces.plan is the plan that is in effect. What is there today was
-- given by the operator, so it goes on without being charged.
CREATE TABLE ${schema}.subscriptions (
    workspace_id         uuid PRIMARY KEY REFERENCES ${schema}.workspaces,
    plan                 text        NOT NULL CHECK (plan IN ('free', 'hobby', 'growth', 'elite', 'enterprise')),
    next_plan            text        CHECK (next_plan IN ('free', 'hobby', 'growth', 'elite', 'enterprise')),
    status               text        NOT NULL CHECK (status IN ('trialing', 'active', 'past_due', 'canceled')),
    complimentary        boolean     NOT NULL,
    cancel_at_period_end boolean     NOT NULL DEFAULT false,
    period_start         timestamptz NOT NULL,
    period_end           timestamptz NOT NULL CHECK (period_end > period_start),
    ended_at             timestamptz,
    CHECK ((status = 'canceled') = (ended_at IS NOT NULL))
);
CREATE INDEX subscriptions_due ON ${schema}.subscriptions (period_end) WHERE status IN ('trialing', 'active');

INSERT INTO ${schema}.subscriptions (workspace_id, plan, status, complimentary, period_start, period_end)
SELECT id, plan, 'active', true, period_start, renews_at FROM ${schema}.workspaces;

ALTER TABLE ${schema}.workspaces DROP COLUMN period_start, DROP COLUMN renews_at;

-- Invoices bill packs, periods of plans and upgrades; one of nothing is paid at once.
ALTER TABLE ${schema}.invoices
    ADD COLUMN kind            text NOT NULL DEFAULT 'pack' CHECK (kind IN ('pack', 'subscription', 'upgrade')),
    ADD COLUMN automatic       boolean NOT NULL DEFAULT false, -- a pack that the service bought by itself
    ADD COLUMN plan            text,
    ADD COLUMN period_start    timestamptz,
    ADD COLUMN period_end      timestamptz,
    ADD COLUMN attempts        int NOT NULL DEFAULT 0,         -- payments that have failed
    ADD COLUMN next_attempt_at timestamptz;
ALTER TABLE ${schema}.invoices
    ALTER COLUMN pack DROP NOT NULL,
    DROP CONSTRAINT invoices_credits_check,
    DROP CONSTRAINT invoices_amount_check,
    ADD CONSTRAINT nothing_negative CHECK (credits >= 0 AND amount >= 0),
    ADD CONSTRAINT pack_or_plan CHECK ((kind = 'pack') = (pack IS NOT NULL) AND (kind = 'pack') = (plan IS NULL)
                                       AND (plan IS NULL) = (period_end IS NULL)),
    ADD CONSTRAINT tried_while_open CHECK (next_attempt_at IS NULL OR status = 'open');
-- One purchase at a time, and one bill of the subscription of each kind.
DROP INDEX ${schema}.invoices_open;
CREATE UNIQUE INDEX invoices_open ON ${schema}.invoices (workspace_id, kind) WHERE status = 'open';
CREATE INDEX invoices_due ON ${schema}.invoices (next_attempt_at) WHERE next_attempt_at IS NOT NULL;

-- An invoice may have several payments, of which one at a time is under way.
ALTER TABLE ${schema}.payments
    DROP CONSTRAINT payments_invoice_id_key,
    ADD COLUMN provider_reference text,   -- by which the provider knows it
    ADD COLUMN created_at timestamptz NOT NULL DEFAULT now();
CREATE UNIQUE INDEX payments_live ON ${schema}.payments (invoice_id)
    WHERE status IN ('pending', 'processing', 'action_required');
CREATE INDEX payments_invoice ON ${schema}.payments (invoice_id);
CREATE UNIQUE INDEX payments_reference ON ${schema}.payments (provider_reference) WHERE provider_reference IS NOT NULL;
