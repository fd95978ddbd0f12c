-- A transfer is one row that tells what each account gains or gives, so that the row itself shows that it sums to zero; the
-- balances of a workspace are one row too. Holding credits writes two rows, a reservation and its transfer.
CREATE TABLE ${schema}.balances (
    workspace_id uuid   PRIMARY KEY REFERENCES ${schema}.workspaces,
    regular      bigint NOT NULL DEFAULT 0,
    non_expiring bigint NOT NULL DEFAULT 0,
    reserved     bigint NOT NULL DEFAULT 0,
    issued       bigint NOT NULL DEFAULT 0,
    consumed     bigint NOT NULL DEFAULT 0,
    expired      bigint NOT NULL DEFAULT 0,
    CONSTRAINT never_below_zero CHECK (least(regular, non_expiring, reserved, consumed, expired) >= 0),
    CONSTRAINT sums_to_zero CHECK (regular + non_expiring + reserved + issued + consumed + expired = 0)
-- Every transfer writes here; with room on the page the new version of a row needs no new index entry.
) WITH (fillfactor = 50);

INSERT INTO ${schema}.balances
SELECT workspace_id,
       sum(balance) FILTER (WHERE account = 'regular'),  sum(balance) FILTER (WHERE account = 'non_expiring'),
       sum(balance) FILTER (WHERE account = 'reserved'), sum(balance) FILTER (WHERE account = 'issued'),
       sum(balance) FILTER (WHERE account = 'consumed'), sum(balance) FILTER (WHERE account = 'expired')
  FROM ${schema}.ledger_accounts GROUP BY workspace_id;

ALTER TABLE ${schema}.transfers RENAME TO former_transfers;

CREATE TABLE ${schema}.transfers (
    id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    workspace_id   uuid   NOT NULL,
    kind           text   NOT NULL CHECK (kind IN ('issue', 'expire', 'reserve', 'settle')),
    reason         text   NOT NULL,
    -- Names what is done once only, such as the credits of one period.
    reference      text,
    reservation_id uuid REFERENCES ${schema}.reservations,
    regular        bigint NOT NULL,
    non_expiring   bigint NOT NULL,
    reserved       bigint NOT NULL,
    issued         bigint NOT NULL,
    consumed       bigint NOT NULL,
    expired        bigint NOT NULL,
    created_at     timestamptz NOT NULL,
    CONSTRAINT sums_to_zero CHECK (regular + non_expiring + reserved + issued + consumed + expired = 0),
    CONSTRAINT moves_credits CHECK (greatest(regular, non_expiring, reserved, issued, consumed, expired) > 0),
    CHECK ((kind IN ('reserve', 'settle')) = (reservation_id IS NOT NULL))
);

INSERT INTO ${schema}.transfers (workspace_id, kind, reason, reference, reservation_id,
                                 regular, non_expiring, reserved, issued, consumed, expired, created_at)
SELECT t.workspace_id, t.kind, t.reason, t.reference, t.reservation_id,
       coalesce(sum(e.amount) FILTER (WHERE e.account = 'regular'), 0),
       coalesce(sum(e.amount) FILTER (WHERE e.account = 'non_expiring'), 0),
       coalesce(sum(e.amount) FILTER (WHERE e.account = 'reserved'), 0),
       coalesce(sum(e.amount) FILTER (WHERE e.account = 'issued'), 0),
       coalesce(sum(e.amount) FILTER (WHERE e.account = 'consumed'), 0),
       coalesce(sum(e.amount) FILTER (WHERE e.account = 'expired'), 0),
       t.created_at
  FROM ${schema}.former_transfers t JOIN ${schema}.entries e ON e.transfer_id = t.id
 GROUP BY t.id ORDER BY t.created_at;

DROP TABLE ${schema}.entries, ${schema}.former_transfers, ${schema}.ledger_accounts;
DROP FUNCTION ${schema}.post_entries(), ${schema}.check_zero_sum();

-- A reservation is made once and settled once: never both charged and given back.
CREATE UNIQUE INDEX one_settlement ON ${schema}.transfers (reservation_id, kind) WHERE reservation_id IS NOT NULL;
CREATE UNIQUE INDEX one_reference ON ${schema}.transfers (workspace_id, reference) WHERE reference IS NOT NULL;

-- Balances follow the transfers and nothing else: those of one statement at once, each workspace with one update.
CREATE FUNCTION ${schema}.post_transfers() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    changed bigint;
BEGIN
    UPDATE ${schema}.balances b
       SET regular  = b.regular  + p.regular,  non_expiring = b.non_expiring + p.non_expiring,
           reserved = b.reserved + p.reserved, issued       = b.issued       + p.issued,
           consumed = b.consumed + p.consumed, expired      = b.expired      + p.expired
      FROM (SELECT workspace_id, sum(regular) AS regular, sum(non_expiring) AS non_expiring, sum(reserved) AS reserved,
                   sum(issued) AS issued, sum(consumed) AS consumed, sum(expired) AS expired
              FROM posted GROUP BY workspace_id) p
     WHERE b.workspace_id = p.workspace_id;
    GET DIAGNOSTICS changed = ROW_COUNT;
    IF changed <> (SELECT count(DISTINCT workspace_id) FROM posted) THEN
        RAISE EXCEPTION 'a workspace without balances' USING ERRCODE = 'foreign_key_violation';
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER post_transfers AFTER INSERT ON ${schema}.transfers REFERENCING NEW TABLE AS posted
    FOR EACH STATEMENT EXECUTE FUNCTION ${schema}.post_transfers();

-- What is written stays: a mistake is corrected by another transfer.
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ${schema}.transfers
    FOR EACH STATEMENT EXECUTE FUNCTION ${schema}.refuse_change();
CREATE TRIGGER balances_follow_transfers BEFORE UPDATE OR DELETE ON ${schema}.balances
    FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION ${schema}.refuse_change();
