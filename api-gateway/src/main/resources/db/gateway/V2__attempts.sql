-- A call has its row before it begins to cost anything, and a call that is repeated after a crash goes on under the same id:
-- the credits that the first attempt held are the ones that the second one uses. A row without a status is such an attempt,
-- at work or broken off; whoever works on it holds its lock.
ALTER TABLE idempotency ADD COLUMN attempt_id uuid NOT NULL DEFAULT gen_random_uuid();
