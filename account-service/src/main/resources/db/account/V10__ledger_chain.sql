-- The transfers of each workspace form a chain: a link says at which place a transfer stands, what the balances are after it, and
-- the hash of it and of the link before. The statement is read from the links. They are written shortly after the transfers, by a
-- process of their own, so that a reservation writes no index entry more than before.
CREATE TABLE ${schema}.chain_links (
    workspace_id uuid        NOT NULL,
    sequence     bigint      NOT NULL CHECK (sequence > 0),
    transfer_id  bigint      NOT NULL,
    -- The time of the transfer, and never before that of the link before: clocks of replicas differ.
    at           timestamptz NOT NULL,
    regular      bigint      NOT NULL,
    non_expiring bigint      NOT NULL,
    reserved     bigint      NOT NULL,
    debt         bigint      NOT NULL,
    hash         bytea       NOT NULL CHECK (length(hash) = 32),
    -- Serves the statement, the balance as of a time, and the walk along a chain.
    PRIMARY KEY (workspace_id, at, sequence)
);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ${schema}.chain_links
    FOR EACH STATEMENT EXECUTE FUNCTION ${schema}.refuse_change();

-- The last link of each workspace.
CREATE TABLE ${schema}.chain_heads (
    workspace_id uuid        PRIMARY KEY,
    sequence     bigint      NOT NULL,
    transfer_id  bigint      NOT NULL,
    at           timestamptz NOT NULL,
    regular      bigint      NOT NULL,
    non_expiring bigint      NOT NULL,
    reserved     bigint      NOT NULL,
    debt         bigint      NOT NULL,
    hash         bytea       NOT NULL
) WITH (fillfactor = 50);

-- One row: every transfer up to this id has its link. Who seals locks it.
CREATE TABLE ${schema}.chain_progress (
    only_row  boolean PRIMARY KEY DEFAULT true CHECK (only_row),
    sealed_to bigint NOT NULL
);
INSERT INTO ${schema}.chain_progress (sealed_to) VALUES (0);
