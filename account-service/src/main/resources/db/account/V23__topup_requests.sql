-- Workspaces whose credits fell below their threshold, written in the transaction that took the credits and read by the automatic
-- top-up: an outbox with one row for each workspace. What is lost after it was read, a slow look at all balances finds.
CREATE TABLE ${schema}.topup_requests (
    workspace_id uuid PRIMARY KEY REFERENCES ${schema}.workspaces,
    requested_at timestamptz NOT NULL DEFAULT now()
);

-- The threshold stands beside the balances, so that a reservation compares two columns of the row that it changes anyway.
ALTER TABLE ${schema}.balances ADD COLUMN topup_threshold int;  -- null: no automatic top-up
ALTER TABLE ${schema}.balances DISABLE TRIGGER balances_follow_transfers;
UPDATE ${schema}.balances b SET topup_threshold = a.threshold
  FROM ${schema}.auto_topups a WHERE a.workspace_id = b.workspace_id AND a.enabled;
ALTER TABLE ${schema}.balances ENABLE TRIGGER balances_follow_transfers;

CREATE FUNCTION ${schema}.request_topup() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO ${schema}.topup_requests (workspace_id) VALUES (NEW.workspace_id) ON CONFLICT DO NOTHING;
    RETURN NULL;
END $$;
CREATE TRIGGER request_topup AFTER UPDATE ON ${schema}.balances FOR EACH ROW
    WHEN (NEW.regular + NEW.non_expiring + NEW.debt < NEW.topup_threshold
          AND OLD.regular + OLD.non_expiring + OLD.debt >= OLD.topup_threshold)
    EXECUTE FUNCTION ${schema}.request_topup();

-- Saved settings are looked at once: the credits may be below the threshold already. A pause changes neither column.
CREATE FUNCTION ${schema}.keep_topup_threshold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE ${schema}.balances SET topup_threshold = CASE WHEN NEW.enabled THEN NEW.threshold END
     WHERE workspace_id = NEW.workspace_id;
    IF NEW.enabled THEN
        INSERT INTO ${schema}.topup_requests (workspace_id) VALUES (NEW.workspace_id) ON CONFLICT DO NOTHING;
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER keep_topup_threshold AFTER INSERT OR UPDATE OF enabled, threshold ON ${schema}.auto_topups FOR EACH ROW
    EXECUTE FUNCTION ${schema}.keep_topup_threshold();
