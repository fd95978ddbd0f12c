-- Every reservation comes with its transfer, which is refused where a workspace has no balances; asking for the workspace of each
-- reservation as well takes a lock on its row for every call.
ALTER TABLE ${schema}.reservations DROP CONSTRAINT reservations_workspace_id_fkey;
