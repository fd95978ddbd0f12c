-- OAuth authorizations that a person has begun. A row is deleted by the answer that uses it.
CREATE TABLE ${schema}.authorizations (
    state_hash   text        PRIMARY KEY,            -- SHA-256 of the state, which the person's browser carries
    workspace_id uuid        NOT NULL,
    channel_id   uuid        NOT NULL REFERENCES ${schema}.channels ON DELETE CASCADE,
    platform     text        NOT NULL,
    account_id   uuid        REFERENCES ${schema}.platform_accounts ON DELETE CASCADE,  -- to be connected again, or null
    verifier     text        NOT NULL,               -- of PKCE, encrypted
    expires_at   timestamptz NOT NULL
);
CREATE INDEX authorizations_expired ON ${schema}.authorizations (expires_at);
