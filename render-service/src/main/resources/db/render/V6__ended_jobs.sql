-- Ended jobs are looked for by their age, to be deleted.
CREATE INDEX job_ended ON job (finished_at) WHERE state = 'done';
