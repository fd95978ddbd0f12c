CREATE TABLE ${schema}.channels (
    id           uuid        PRIMARY KEY,
    workspace_id uuid        NOT NULL,
    name         text        NOT NULL,
    time_zone    text        NOT NULL,               -- an IANA name; the slots are times of this zone
    created_at   timestamptz NOT NULL
);
CREATE UNIQUE INDEX channels_name ON ${schema}.channels (workspace_id, lower(name));

CREATE TABLE ${schema}.slots (
    channel_id  uuid     NOT NULL REFERENCES ${schema}.channels ON DELETE CASCADE,
    day_of_week smallint NOT NULL CHECK (day_of_week BETWEEN 1 AND 7),  -- 1 is Monday
    time_of_day time     NOT NULL,
    PRIMARY KEY (channel_id, day_of_week, time_of_day)
);

CREATE TABLE ${schema}.platform_accounts (
    id                uuid        PRIMARY KEY,
    workspace_id      uuid        NOT NULL,
    channel_id        uuid        NOT NULL REFERENCES ${schema}.channels ON DELETE CASCADE,
    platform          text        NOT NULL,
    external_id       text        NOT NULL,          -- id at the platform; the URL of a webhook
    username          text        NOT NULL,
    state             text        NOT NULL CHECK (state IN ('connected', 'reconnect')),
    access_token      text,                          -- encrypted
    refresh_token     text,                          -- encrypted
    access_expires_at timestamptz,
    settings          text        NOT NULL DEFAULT '{}',
    created_at        timestamptz NOT NULL,
    UNIQUE (channel_id, platform, external_id)
);
CREATE INDEX platform_accounts_workspace ON ${schema}.platform_accounts (workspace_id);

CREATE TABLE ${schema}.publications (
    id           uuid        PRIMARY KEY,
    workspace_id uuid        NOT NULL,
    channel_id   uuid        REFERENCES ${schema}.channels ON DELETE SET NULL,
    pid          text,
    video_url    text        NOT NULL,
    media_key    text,                               -- when the video is in the media store
    extra_params text        NOT NULL,
    publish_at   timestamptz NOT NULL,
    queued       boolean     NOT NULL,               -- in the channel's queue, and not published at once
    created_at   timestamptz NOT NULL
);
-- No time of a channel is given twice, whoever races.
CREATE UNIQUE INDEX publications_slot ON ${schema}.publications (channel_id, publish_at) WHERE queued;
CREATE INDEX publications_list ON ${schema}.publications (workspace_id, publish_at DESC, id);

-- One row for each platform. Its task in the queue has the same id.
CREATE TABLE ${schema}.publication_targets (
    id             uuid    PRIMARY KEY,
    publication_id uuid    NOT NULL REFERENCES ${schema}.publications ON DELETE CASCADE,
    account_id     uuid    NOT NULL,
    platform       text    NOT NULL,
    account_name   text    NOT NULL,
    params         text    NOT NULL,
    state          text    NOT NULL DEFAULT 'scheduled'
                   CHECK (state IN ('scheduled', 'sending', 'sent', 'unknown', 'published', 'failed')),
    reference      text,                             -- what the platform knows it by: stored before it can be posted
    progress       integer NOT NULL DEFAULT 0,
    post_id        text,
    url            text,
    error_code     text,
    error          text,
    attempts       integer NOT NULL DEFAULT 0,
    ended_at       timestamptz
);
CREATE INDEX publication_targets_publication ON ${schema}.publication_targets (publication_id);
