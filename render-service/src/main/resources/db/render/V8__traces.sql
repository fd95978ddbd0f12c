-- W3C traceparent of what asked for the job, so that its render belongs to the same trace; null when that is not traced.
ALTER TABLE render.job ADD COLUMN traceparent text;
