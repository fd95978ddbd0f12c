-- A delivery costs as few writes as can be: its task is claimed and deleted, its row is updated once and its attempt is
-- inserted once, all in batches. The tables are made for that here.

-- The body as it is sent, but for its end: the number of the attempt. It is made once, so that every attempt sends the same
-- bytes. Null: it is made of the project and links_at when it is sent (rows from before, and those that are sent again).
ALTER TABLE ${schema}.deliveries ADD COLUMN body text;

-- Body and project lie out of line: an update of the short rest of a row copies neither. There is room for it in the page, and
-- no index has a column that changes, so it touches no index.
ALTER TABLE ${schema}.deliveries ALTER COLUMN body SET STORAGE EXTERNAL;
ALTER TABLE ${schema}.deliveries SET (fillfactor = 75, toast_tuple_target = 256);
DROP INDEX ${schema}.deliveries_ended;
CREATE INDEX deliveries_created ON ${schema}.deliveries (created_at);

-- An attempt is written when it has ended, in the transaction that updates its delivery: nothing has to be checked.
ALTER TABLE ${schema}.attempts DROP CONSTRAINT attempts_event_id_fkey;
UPDATE ${schema}.attempts SET outcome = 'interrupted' WHERE outcome IS NULL;
ALTER TABLE ${schema}.attempts ALTER COLUMN outcome SET NOT NULL;
