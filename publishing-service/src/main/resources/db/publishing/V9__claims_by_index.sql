-- The table of tasks is empty at one moment and long at the next, so the planner cannot know how many rows there are. Each statement
-- of the queue therefore has one index that fits and no other: what waits and what is claimed are indexed apart, and a task is known
-- by its id alone.
ALTER TABLE ${schema}.tasks DROP CONSTRAINT tasks_pkey;
ALTER TABLE ${schema}.tasks ADD PRIMARY KEY (id);

-- What waits: first attempts and retries are two ranges, each up to now. Over the condition (failures > 0) no range could be told,
-- since the planner turns its comparison with a constant around. A task that is claimed leaves the index.
DROP INDEX ${schema}.tasks_due;
CREATE INDEX tasks_due ON ${schema}.tasks (kind, least(failures, 1), due_at) WHERE claim IS NULL;

-- Few of the lanes are paused.
CREATE INDEX lanes_paused ON ${schema}.lanes (kind, paused_until) WHERE paused_until IS NOT NULL;
