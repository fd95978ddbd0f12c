-- Whether the reservations of new transfers are there is asked once for each statement: the foreign key asked, and locked a row, for
-- each transfer. Reservations stay, so that it remains true.
DO $$
DECLARE
    reference text; -- its name was generated
BEGIN
    SELECT conname INTO STRICT reference FROM pg_constraint
     WHERE conrelid = '${schema}.transfers'::regclass AND confrelid = '${schema}.reservations'::regclass AND contype = 'f';
    EXECUTE format('ALTER TABLE ${schema}.transfers DROP CONSTRAINT %I', reference);
END $$;

CREATE FUNCTION ${schema}.check_reservations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (SELECT FROM posted p WHERE p.reservation_id IS NOT NULL
                  AND (SELECT true FROM ${schema}.reservations r WHERE r.id = p.reservation_id) IS NULL) THEN
        RAISE EXCEPTION 'a transfer of a reservation that is not there' USING ERRCODE = 'foreign_key_violation';
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER check_reservations AFTER INSERT ON ${schema}.transfers REFERENCING NEW TABLE AS posted
    FOR EACH STATEMENT EXECUTE FUNCTION ${schema}.check_reservations();

CREATE TRIGGER stays BEFORE UPDATE OF id OR DELETE OR TRUNCATE ON ${schema}.reservations
    FOR EACH STATEMENT EXECUTE FUNCTION ${schema}.refuse_change();
