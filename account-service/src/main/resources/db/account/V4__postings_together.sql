-- Many transfers are posted by one statement. The entries of a transfer come in one statement too, and sum to zero in it; the
-- balances follow all entries of a statement at once, each with one update.
DROP TRIGGER post_entry ON ${schema}.entries;
DROP FUNCTION ${schema}.post_entry();
DROP TRIGGER zero_sum ON ${schema}.entries;

CREATE FUNCTION ${schema}.post_entries() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    unbalanced uuid;
BEGIN
    SELECT transfer_id INTO unbalanced FROM posted GROUP BY transfer_id HAVING sum(amount) <> 0 LIMIT 1;
    IF FOUND THEN
        RAISE EXCEPTION 'transfer % does not sum to zero', unbalanced USING ERRCODE = 'check_violation';
    END IF;
    UPDATE ${schema}.ledger_accounts a SET balance = a.balance + p.amount
      FROM (SELECT workspace_id, account, sum(amount) AS amount FROM posted GROUP BY workspace_id, account) p
     WHERE a.workspace_id = p.workspace_id AND a.account = p.account;
    RETURN NULL;
END $$;
CREATE TRIGGER post_entries AFTER INSERT ON ${schema}.entries REFERENCING NEW TABLE AS posted
    FOR EACH STATEMENT EXECUTE FUNCTION ${schema}.post_entries();

-- At commit every new transfer has entries, and they still sum to zero.
CREATE OR REPLACE FUNCTION ${schema}.check_zero_sum() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    posted bigint;
BEGIN
    SELECT sum(amount) INTO posted FROM ${schema}.entries WHERE transfer_id = NEW.id;
    IF posted IS DISTINCT FROM 0 THEN
        RAISE EXCEPTION 'transfer % does not sum to zero: %', NEW.id, posted USING ERRCODE = 'check_violation';
    END IF;
    RETURN NULL;
END $$;
