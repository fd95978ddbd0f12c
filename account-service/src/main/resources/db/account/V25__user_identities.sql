-- Which workspace a person has who signs in at an OpenID Connect issuer. A subject is unique within its issuer only.
CREATE TABLE ${schema}.user_identities (
    issuer       text        NOT NULL,
    subject      text        NOT NULL,
    workspace_id uuid        NOT NULL REFERENCES ${schema}.workspaces,
    created_at   timestamptz NOT NULL,
    PRIMARY KEY (issuer, subject)
);
CREATE INDEX user_identities_workspace ON ${schema}.user_identities (workspace_id);
