-- How many renders of a workspace wait or run: their reservations are pending. Counted in the row that every reservation locks and
-- changes anyway, so that a limit on it costs no query and no two calls pass it together.
ALTER TABLE ${schema}.balances ADD COLUMN open_renders int NOT NULL DEFAULT 0;

CREATE OR REPLACE FUNCTION ${schema}.post_transfers() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    changed bigint;
BEGIN
    UPDATE ${schema}.balances b
       SET regular  = b.regular  + p.regular,  non_expiring = b.non_expiring + p.non_expiring,
           reserved = b.reserved + p.reserved, issued       = b.issued       + p.issued,
           consumed = b.consumed + p.consumed, expired      = b.expired      + p.expired,
           debt     = b.debt     + p.debt,     open_renders = b.open_renders + p.open_renders
      FROM (SELECT workspace_id, sum(regular) AS regular, sum(non_expiring) AS non_expiring, sum(reserved) AS reserved,
                   sum(issued) AS issued, sum(consumed) AS consumed, sum(expired) AS expired, sum(debt) AS debt,
                   -- The reason of a reservation is its purpose; that of a settlement is another word.
                   sum(CASE WHEN kind = 'reserve' AND reason = 'render' THEN 1
                            WHEN kind = 'settle' AND (SELECT purpose FROM ${schema}.reservations r
                                                       WHERE r.id = reservation_id) = 'render' THEN -1
                            ELSE 0 END) AS open_renders
              FROM posted GROUP BY workspace_id) p
     WHERE b.workspace_id = p.workspace_id;
    GET DIAGNOSTICS changed = ROW_COUNT;
    IF changed <> (SELECT count(DISTINCT workspace_id) FROM posted) THEN
        RAISE EXCEPTION 'a workspace without balances' USING ERRCODE = 'foreign_key_violation';
    END IF;
    RETURN NULL;
END $$;

ALTER TABLE ${schema}.balances DISABLE TRIGGER balances_follow_transfers;
UPDATE ${schema}.balances b SET open_renders = pending.renders
  FROM (SELECT workspace_id, count(*) AS renders FROM ${schema}.reservations
         WHERE state = 'pending' AND purpose = 'render' GROUP BY workspace_id) pending
 WHERE pending.workspace_id = b.workspace_id;
ALTER TABLE ${schema}.balances ENABLE TRIGGER balances_follow_transfers;
