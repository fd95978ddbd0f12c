-- Credits in double entry. A workspace owns regular, non_expiring and reserved credits; the house's side of it (issued,
-- consumed, expired) is kept for each workspace too, so that no row is shared by all writers.
CREATE TABLE ${schema}.ledger_accounts (
    workspace_id uuid   NOT NULL REFERENCES ${schema}.workspaces,
    account      text   NOT NULL
        CHECK (account IN ('regular', 'non_expiring', 'reserved', 'issued', 'consumed', 'expired')),
    balance      bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (workspace_id, account),
    CONSTRAINT never_below_zero CHECK (balance >= 0 OR account = 'issued')
);

CREATE TABLE ${schema}.reservations (
    id           uuid PRIMARY KEY,
    workspace_id uuid        NOT NULL REFERENCES ${schema}.workspaces,
    credits      integer     NOT NULL CHECK (credits > 0),
    from_regular integer     NOT NULL CHECK (from_regular BETWEEN 0 AND credits),
    purpose      text        NOT NULL,
    subject      text        NOT NULL,
    state        text        NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'captured', 'released')),
    captured     integer     NOT NULL DEFAULT 0,
    created_at   timestamptz NOT NULL,
    settled_at   timestamptz,
    CONSTRAINT captured_at_most_reserved CHECK (captured BETWEEN 0 AND credits),
    CHECK ((state = 'captured') = (captured > 0)),
    CHECK ((state = 'pending') = (settled_at IS NULL))
);
CREATE INDEX reservations_pending ON ${schema}.reservations (created_at) WHERE state = 'pending';
CREATE INDEX reservations_usage ON ${schema}.reservations (workspace_id, settled_at) WHERE state = 'captured';

CREATE TABLE ${schema}.transfers (
    id             uuid PRIMARY KEY,
    workspace_id   uuid        NOT NULL REFERENCES ${schema}.workspaces,
    kind           text        NOT NULL CHECK (kind IN ('issue', 'expire', 'reserve', 'settle')),
    reason         text        NOT NULL,
    -- Names what is done once only, such as the credits of one period.
    reference      text,
    reservation_id uuid REFERENCES ${schema}.reservations,
    created_at     timestamptz NOT NULL,
    UNIQUE (id, workspace_id),
    UNIQUE (workspace_id, reference),
    -- A reservation is made once and settled once: never both charged and given back.
    CONSTRAINT one_settlement UNIQUE (reservation_id, kind),
    CHECK ((kind IN ('reserve', 'settle')) = (reservation_id IS NOT NULL))
);
CREATE INDEX transfers_history ON ${schema}.transfers (workspace_id, created_at);

CREATE TABLE ${schema}.entries (
    transfer_id  uuid   NOT NULL,
    workspace_id uuid   NOT NULL,
    account      text   NOT NULL,
    amount       bigint NOT NULL CHECK (amount <> 0),
    PRIMARY KEY (transfer_id, account),
    FOREIGN KEY (transfer_id, workspace_id) REFERENCES ${schema}.transfers (id, workspace_id),
    FOREIGN KEY (workspace_id, account) REFERENCES ${schema}.ledger_accounts (workspace_id, account)
);

-- Balances follow the entries and nothing else.
CREATE FUNCTION ${schema}.post_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE ${schema}.ledger_accounts SET balance = balance + NEW.amount
     WHERE workspace_id = NEW.workspace_id AND account = NEW.account;
    RETURN NULL;
END $$;
CREATE TRIGGER post_entry AFTER INSERT ON ${schema}.entries
    FOR EACH ROW EXECUTE FUNCTION ${schema}.post_entry();

-- At commit the entries of every new transfer sum to zero, and there are some.
CREATE FUNCTION ${schema}.check_zero_sum() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    posted bigint;
    id_of  uuid := CASE TG_TABLE_NAME WHEN 'entries' THEN (to_jsonb(NEW) ->> 'transfer_id')::uuid
                                      ELSE (to_jsonb(NEW) ->> 'id')::uuid END;
BEGIN
    SELECT sum(amount) INTO posted FROM ${schema}.entries WHERE transfer_id = id_of;
    IF posted IS DISTINCT FROM 0 THEN
        RAISE EXCEPTION 'transfer % does not sum to zero: %', id_of, posted USING ERRCODE = 'check_violation';
    END IF;
    RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER zero_sum AFTER INSERT ON ${schema}.entries
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ${schema}.check_zero_sum();
CREATE CONSTRAINT TRIGGER zero_sum AFTER INSERT ON ${schema}.transfers
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ${schema}.check_zero_sum();

-- What is written stays: a mistake is corrected by another transfer.
CREATE FUNCTION ${schema}.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'the ledger is only added to' USING ERRCODE = 'check_violation';
END $$;
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ${schema}.entries
    FOR EACH STATEMENT EXECUTE FUNCTION ${schema}.refuse_change();
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ${schema}.transfers
    FOR EACH STATEMENT EXECUTE FUNCTION ${schema}.refuse_change();
CREATE TRIGGER balance_follows_entries BEFORE UPDATE OF balance ON ${schema}.ledger_accounts
    FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION ${schema}.refuse_change();
