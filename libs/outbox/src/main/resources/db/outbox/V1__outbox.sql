-- Messages that are told in the transaction that made them true, and sent afterwards by the relay.
CREATE TABLE ${schema}.outbox (
    id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    topic      text        NOT NULL,
    key        text        NOT NULL,
    headers    jsonb       NOT NULL,
    body       bytea       NOT NULL,
    created_at timestamptz NOT NULL,
    -- Why Kafka will never take this message; such a row waits for a person and holds no other one back.
    refused    text
);

CREATE INDEX outbox_waiting ON ${schema}.outbox (id) WHERE refused IS NULL;

CREATE FUNCTION ${schema}.outbox_filled() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('${schema}_outbox', '');
    RETURN NULL;
END $$;

CREATE TRIGGER outbox_filled AFTER INSERT ON ${schema}.outbox
    FOR EACH STATEMENT EXECUTE FUNCTION ${schema}.outbox_filled();
