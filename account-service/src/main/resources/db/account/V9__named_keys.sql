-- Keys have a name and may expire. New ones are stored as an HMAC under the operator's pepper; the SHA-256 of older ones stays valid.
ALTER TABLE ${schema}.api_keys ADD COLUMN name text NOT NULL DEFAULT '';
ALTER TABLE ${schema}.api_keys ADD COLUMN expires_at timestamptz;
