-- Every privileged act: who did what to whom, why, and what was there before and after. Written in the transaction of the act.
CREATE TABLE ${schema}.audit_log (
    id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at           timestamptz NOT NULL,
    actor        text        NOT NULL CHECK (actor <> ''),
    action       text        NOT NULL CHECK (action <> ''),
    workspace_id uuid,                    -- null where the act concerns none, such as making a user
    subject      text        NOT NULL,    -- what was changed: a key's id, a workspace's id …
    reason       text,                    -- null for what customers do to what is theirs
    before       jsonb,
    after        jsonb,
    request_id   text
);
CREATE INDEX audit_log_workspace ON ${schema}.audit_log (workspace_id, id DESC);
CREATE INDEX audit_log_actor ON ${schema}.audit_log (actor, id DESC);
CREATE INDEX audit_log_action ON ${schema}.audit_log (action, id DESC);

CREATE FUNCTION ${schema}.refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'the audit log is only added to' USING ERRCODE = 'check_violation';
END $$;
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ${schema}.audit_log
    FOR EACH STATEMENT EXECUTE FUNCTION ${schema}.refuse_audit_change();
