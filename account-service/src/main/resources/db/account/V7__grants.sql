-- Credits come in grants, each with a priority and an expiry. The balances stay the sums by account; a grant says which credits of
-- an account are used first, when they expire and what a refund goes back to. Credits on hold still belong to their grants: of each
-- account, what the grants have left is what the balance shows plus what pending reservations hold of it.
CREATE TABLE ${schema}.grants (
    id           uuid PRIMARY KEY,
    workspace_id uuid   NOT NULL,
    category     text   NOT NULL CHECK (category IN ('plan', 'promotional', 'adjustment', 'pack')),
    account      text   NOT NULL CHECK (account IN ('regular', 'non_expiring')),
    priority     int    NOT NULL,
    amount       bigint NOT NULL CHECK (amount > 0),
    remaining    bigint NOT NULL,
    expires_at   timestamptz,
    reference    text   NOT NULL,
    created_at   timestamptz NOT NULL,
    revoked_at   timestamptz,
    UNIQUE (workspace_id, reference),
    CONSTRAINT remaining_within_amount CHECK (remaining BETWEEN 0 AND amount),
    -- Credits that expire are always used before those that do not.
    CONSTRAINT expiring_first CHECK ((expires_at IS NOT NULL) = (account = 'regular')
                                     AND (priority BETWEEN 0 AND 99) = (account = 'regular'))
);
CREATE INDEX grants_open ON ${schema}.grants (workspace_id) WHERE remaining > 0;
CREATE INDEX grants_expiry ON ${schema}.grants (expires_at) WHERE remaining > 0;

-- What was taken from a grant and given back to it.
CREATE TABLE ${schema}.grant_uses (
    id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    grant_id       uuid   NOT NULL REFERENCES ${schema}.grants,
    workspace_id   uuid   NOT NULL,
    reservation_id uuid,
    kind           text   NOT NULL CHECK (kind IN ('capture', 'refund', 'expire', 'revoke')),
    amount         bigint NOT NULL CHECK (amount > 0),
    created_at     timestamptz NOT NULL,
    CHECK ((kind IN ('capture', 'refund')) = (reservation_id IS NOT NULL))
);
CREATE INDEX grant_uses_reservation ON ${schema}.grant_uses (reservation_id) WHERE reservation_id IS NOT NULL;
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ${schema}.grant_uses
    FOR EACH STATEMENT EXECUTE FUNCTION ${schema}.refuse_change();

-- Credits that were revoked after they had been spent: below zero until new credits pay for them.
ALTER TABLE ${schema}.balances ADD COLUMN debt bigint NOT NULL DEFAULT 0;
ALTER TABLE ${schema}.balances DROP CONSTRAINT sums_to_zero;
ALTER TABLE ${schema}.balances ADD CONSTRAINT sums_to_zero
    CHECK (regular + non_expiring + reserved + issued + consumed + expired + debt = 0);
ALTER TABLE ${schema}.balances ADD CONSTRAINT debt_is_owed CHECK (debt <= 0);

ALTER TABLE ${schema}.transfers ADD COLUMN debt bigint NOT NULL DEFAULT 0;
ALTER TABLE ${schema}.transfers DROP CONSTRAINT sums_to_zero;
ALTER TABLE ${schema}.transfers ADD CONSTRAINT sums_to_zero
    CHECK (regular + non_expiring + reserved + issued + consumed + expired + debt = 0);
ALTER TABLE ${schema}.transfers DROP CONSTRAINT moves_credits;
ALTER TABLE ${schema}.transfers ADD CONSTRAINT moves_credits
    CHECK (greatest(regular, non_expiring, reserved, issued, consumed, expired, debt) > 0);
-- The rules about kinds have generated names.
DO $$
DECLARE
    rule text;
BEGIN
    FOR rule IN SELECT conname FROM pg_constraint WHERE conrelid = '${schema}.transfers'::regclass AND contype = 'c'
                   AND pg_get_constraintdef(oid) LIKE '%kind%' LOOP
        EXECUTE format('ALTER TABLE ${schema}.transfers DROP CONSTRAINT %I', rule);
    END LOOP;
END $$;
ALTER TABLE ${schema}.transfers ADD CONSTRAINT known_kind
    CHECK (kind IN ('issue', 'expire', 'reserve', 'settle', 'refund', 'revoke'));
ALTER TABLE ${schema}.transfers ADD CONSTRAINT of_a_reservation
    CHECK ((kind IN ('reserve', 'settle', 'refund')) = (reservation_id IS NOT NULL));

CREATE OR REPLACE FUNCTION ${schema}.post_transfers() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    changed bigint;
BEGIN
    UPDATE ${schema}.balances b
       SET regular  = b.regular  + p.regular,  non_expiring = b.non_expiring + p.non_expiring,
           reserved = b.reserved + p.reserved, issued       = b.issued       + p.issued,
           consumed = b.consumed + p.consumed, expired      = b.expired      + p.expired,
           debt     = b.debt     + p.debt
      FROM (SELECT workspace_id, sum(regular) AS regular, sum(non_expiring) AS non_expiring, sum(reserved) AS reserved,
                   sum(issued) AS issued, sum(consumed) AS consumed, sum(expired) AS expired, sum(debt) AS debt
              FROM posted GROUP BY workspace_id) p
     WHERE b.workspace_id = p.workspace_id;
    GET DIAGNOSTICS changed = ROW_COUNT;
    IF changed <> (SELECT count(DISTINCT workspace_id) FROM posted) THEN
        RAISE EXCEPTION 'a workspace without balances' USING ERRCODE = 'foreign_key_violation';
    END IF;
    RETURN NULL;
END $$;

-- What workspaces have today becomes one grant for each account.
INSERT INTO ${schema}.grants (id, workspace_id, category, account, priority, amount, remaining, expires_at, reference, created_at)
SELECT gen_random_uuid(), w.id, 'plan', 'regular', 20, had.regular, had.regular, w.renews_at, 'migrated:regular', w.period_start
  FROM ${schema}.workspaces w
  JOIN (SELECT b.workspace_id, b.regular + coalesce(sum(r.from_regular), 0) AS regular
          FROM ${schema}.balances b
          LEFT JOIN ${schema}.reservations r ON r.workspace_id = b.workspace_id AND r.state = 'pending'
         GROUP BY b.workspace_id, b.regular) had ON had.workspace_id = w.id
 WHERE had.regular > 0;
INSERT INTO ${schema}.grants (id, workspace_id, category, account, priority, amount, remaining, expires_at, reference, created_at)
SELECT gen_random_uuid(), w.id, 'pack', 'non_expiring', 100, had.lasting, had.lasting, NULL, 'migrated:non_expiring', w.period_start
  FROM ${schema}.workspaces w
  JOIN (SELECT b.workspace_id, b.non_expiring + coalesce(sum(r.credits - r.from_regular), 0) AS lasting
          FROM ${schema}.balances b
          LEFT JOIN ${schema}.reservations r ON r.workspace_id = b.workspace_id AND r.state = 'pending'
         GROUP BY b.workspace_id, b.non_expiring) had ON had.workspace_id = w.id
 WHERE had.lasting > 0;
