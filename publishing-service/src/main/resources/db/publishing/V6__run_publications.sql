-- What is to be published when a run ends well. A row is made before the run begins and stays when it was acted upon, so that
-- a replayed end finds it done.
CREATE TABLE ${schema}.run_publications (
    run_id       uuid        PRIMARY KEY,            -- also the id of the entry in the queue
    workspace_id uuid        NOT NULL,
    body         text        NOT NULL,               -- the order, without its video
    created_at   timestamptz NOT NULL,
    done_at      timestamptz,
    outcome      text        CHECK (outcome IN ('ordered', 'refused', 'not_rendered'))
);
CREATE INDEX run_publications_created ON ${schema}.run_publications (created_at);
