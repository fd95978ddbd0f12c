CREATE TABLE ${schema}.users (
    id         uuid PRIMARY KEY,
    email      text        NOT NULL UNIQUE,
    name       text        NOT NULL,
    created_at timestamptz NOT NULL
);

CREATE TABLE ${schema}.workspaces (
    id           uuid PRIMARY KEY,
    owner_id     uuid        NOT NULL REFERENCES ${schema}.users,
    name         text        NOT NULL,
    plan         text        NOT NULL CHECK (plan IN ('free', 'hobby', 'growth', 'elite', 'enterprise')),
    period_start timestamptz NOT NULL,
    renews_at    timestamptz NOT NULL CHECK (renews_at > period_start),
    created_at   timestamptz NOT NULL
);
CREATE INDEX workspaces_renewal ON ${schema}.workspaces (renews_at);

-- The plain secret is kept because every webhook is signed with it.
CREATE TABLE ${schema}.webhook_secrets (
    id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    workspace_id uuid        NOT NULL REFERENCES ${schema}.workspaces,
    secret       text        NOT NULL UNIQUE,
    created_at   timestamptz NOT NULL
);
CREATE INDEX webhook_secrets_workspace ON ${schema}.webhook_secrets (workspace_id, id DESC);

-- A key is 256 bits of chance, so that a plain SHA-256 of it cannot be guessed back and can be looked up by index.
CREATE TABLE ${schema}.api_keys (
    id           uuid PRIMARY KEY,
    workspace_id uuid        NOT NULL REFERENCES ${schema}.workspaces,
    hash         bytea       NOT NULL UNIQUE CHECK (length(hash) = 32),
    prefix       text        NOT NULL,
    created_at   timestamptz NOT NULL,
    revoked_at   timestamptz
);
CREATE INDEX api_keys_workspace ON ${schema}.api_keys (workspace_id);
