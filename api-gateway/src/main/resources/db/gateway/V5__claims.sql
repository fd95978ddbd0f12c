-- A call claims its key in a transaction of its own and does its work with no connection held. A row without a status is such a
-- claim. When its time is over (the process died, or the call was refused for a reason that may pass) another call takes it over,
-- under the same attempt: credits that the attempt holds are used, not held once more.
ALTER TABLE idempotency ADD COLUMN claim uuid;
ALTER TABLE idempotency ADD COLUMN claimed_until timestamptz NOT NULL DEFAULT now();
