-- What went back of a payment: its refunds in sum, and its disputes, each in its latest state. A part of the money takes back that part
-- of the credits; a dispute that is won gives them back.
ALTER TABLE ${schema}.payments ADD COLUMN refunded bigint NOT NULL DEFAULT 0 CHECK (refunded >= 0);
UPDATE ${schema}.payments p SET refunded = i.amount
  FROM ${schema}.invoices i WHERE i.id = p.invoice_id AND p.status = 'refunded';

CREATE TABLE ${schema}.payment_disputes (
    reference  text PRIMARY KEY,                     -- by which the provider knows it
    payment_id uuid        NOT NULL REFERENCES ${schema}.payments,
    status     text        NOT NULL CHECK (status IN ('inquiry', 'open', 'won', 'lost')),
    amount     bigint      NOT NULL CHECK (amount >= 0),
    updated_at timestamptz NOT NULL
);
CREATE INDEX payment_disputes_payment ON ${schema}.payment_disputes (payment_id);
-- Those of before were not kept one by one; the first report of such a dispute replaces the row.
INSERT INTO ${schema}.payment_disputes (reference, payment_id, status, amount, updated_at)
SELECT 'payment:' || p.id, p.id, 'open', i.amount, p.updated_at
  FROM ${schema}.payments p JOIN ${schema}.invoices i ON i.id = p.invoice_id WHERE p.status = 'disputed';

-- Which invoice a grant belongs to; the grants of trials, gifts and adjustments belong to none.
ALTER TABLE ${schema}.grants ADD COLUMN invoice_id uuid REFERENCES ${schema}.invoices;
UPDATE ${schema}.grants g SET invoice_id = i.id
  FROM ${schema}.invoices i
 WHERE i.workspace_id = g.workspace_id
   AND (g.reference = 'invoice:' || i.id
        OR (i.kind = 'subscription' AND g.category = 'plan'
            AND CASE WHEN g.reference ~ '^period:\d{4}-' THEN substr(g.reference, 8)::timestamptz END = i.period_start));
CREATE UNIQUE INDEX grants_invoice ON ${schema}.grants (invoice_id) WHERE invoice_id IS NOT NULL;

ALTER TABLE ${schema}.grants
    ADD COLUMN revoked     bigint NOT NULL DEFAULT 0, -- credits of it that are taken back
    ADD COLUMN owed        bigint NOT NULL DEFAULT 0, -- how many of those had been spent and became a debt
    ADD COLUMN revocations int    NOT NULL DEFAULT 0; -- how often that number has changed
UPDATE ${schema}.grants g SET revoked = g.amount, owed = -t.debt, revocations = 1
  FROM ${schema}.transfers t
 WHERE g.revoked_at IS NOT NULL AND t.workspace_id = g.workspace_id AND t.reference = 'revoke:' || g.reference;
ALTER TABLE ${schema}.grants
    ADD CONSTRAINT revoked_within_amount CHECK (revoked BETWEEN 0 AND amount AND owed BETWEEN 0 AND revoked),
    ADD CONSTRAINT revoked_since CHECK ((revoked > 0) = (revoked_at IS NOT NULL));

-- Credits come back to a grant by 'restore'. What had expired before it was taken back leaves the expired ones by 'revoke_expired'.
ALTER TABLE ${schema}.grant_uses DROP CONSTRAINT grant_uses_kind_check;
ALTER TABLE ${schema}.grant_uses ADD CONSTRAINT known_kind
    CHECK (kind IN ('capture', 'refund', 'expire', 'revoke', 'revoke_expired', 'restore'));
CREATE INDEX grant_uses_expired ON ${schema}.grant_uses (grant_id) WHERE kind IN ('expire', 'revoke_expired');

ALTER TABLE ${schema}.transfers DROP CONSTRAINT known_kind;
ALTER TABLE ${schema}.transfers ADD CONSTRAINT known_kind
    CHECK (kind IN ('issue', 'expire', 'reserve', 'settle', 'refund', 'revoke', 'restore'));
