-- What a key allows, when it was last used, and its end. Keys of former versions could do everything.
ALTER TABLE ${schema}.api_keys ADD COLUMN scopes text NOT NULL DEFAULT 'render,publish,billing,admin'
    CHECK (scopes ~ '^((render|publish|billing|admin)(,|$))*$');
ALTER TABLE ${schema}.api_keys ALTER COLUMN scopes SET DEFAULT '';
ALTER TABLE ${schema}.api_keys ADD COLUMN sandbox boolean NOT NULL DEFAULT false;
ALTER TABLE ${schema}.api_keys ADD COLUMN last_used_at timestamptz;

-- Keys whose time is over are revoked, so that their end reaches every gateway by the same event.
CREATE INDEX api_keys_expiry ON ${schema}.api_keys (expires_at) WHERE revoked_at IS NULL AND expires_at IS NOT NULL;
