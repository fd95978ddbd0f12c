-- The refunds of a payment one by one, each in its latest state: one that fails after it was reported gives its credits back.
-- payments.refunded is the sum of those that were made.
CREATE TABLE ${schema}.payment_refunds (
    reference  text PRIMARY KEY,                     -- by which the provider knows it
    payment_id uuid        NOT NULL REFERENCES ${schema}.payments,
    status     text        NOT NULL CHECK (status IN ('made', 'failed')),
    amount     bigint      NOT NULL CHECK (amount >= 0),
    updated_at timestamptz NOT NULL
);
CREATE INDEX payment_refunds_payment ON ${schema}.payment_refunds (payment_id);
-- Those of before were known by their sum alone; the first report replaces the row.
INSERT INTO ${schema}.payment_refunds (reference, payment_id, status, amount, updated_at)
SELECT 'payment:' || id, id, 'made', refunded, updated_at FROM ${schema}.payments WHERE refunded > 0;
