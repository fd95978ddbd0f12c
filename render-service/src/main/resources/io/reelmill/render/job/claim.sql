-- How many rows this reads depends on the busy workers and on the workspaces that wait, not on how many jobs wait.
WITH RECURSIVE running AS MATERIALIZED (
    SELECT run_id, output, workspace_id, sandbox, lease_until, lease_until < now() AS expired
      FROM render.job
     WHERE state = 'running'),
-- The workspaces with waiting jobs, each found by one step along the index.
queue (sandbox, workspace_id) AS (
    (SELECT sandbox, workspace_id FROM render.job WHERE state = 'waiting' ORDER BY sandbox, workspace_id LIMIT 1)
    UNION ALL
    SELECT following.sandbox, following.workspace_id
      FROM queue CROSS JOIN LATERAL (
           SELECT j.sandbox, j.workspace_id
             FROM render.job j
            WHERE j.state = 'waiting' AND (j.sandbox, j.workspace_id) > (queue.sandbox, queue.workspace_id)
            ORDER BY j.sandbox, j.workspace_id LIMIT 1) following),
admitted AS (SELECT :maxSandbox > count(*) AS sandbox FROM running WHERE sandbox AND NOT expired),
-- Those with the fewest jobs under way.
first_queue AS MATERIALIZED (
    SELECT q.sandbox, q.workspace_id, coalesce(b.busy, 0) AS busy
      FROM queue q
      LEFT JOIN (SELECT workspace_id, count(*) AS busy FROM running GROUP BY workspace_id) b USING (workspace_id)
     CROSS JOIN LATERAL (
           SELECT j.ranked_at
             FROM render.job j
            WHERE j.state = 'waiting' AND j.sandbox = q.sandbox AND j.workspace_id = q.workspace_id
              AND j.not_before <= now()
            ORDER BY j.ranked_at LIMIT 1) head
     WHERE NOT q.sandbox OR (SELECT sandbox FROM admitted)
     ORDER BY q.sandbox, busy, head.ranked_at LIMIT 8),
-- In the order in which they are due; several, as other workers claim at the same time.
candidate AS (
    (SELECT run_id, output, sandbox, -1 AS place, lease_until AT TIME ZONE 'UTC' AS ranked_at
       FROM running
      WHERE expired AND (NOT sandbox OR (SELECT sandbox FROM admitted))
      ORDER BY lease_until LIMIT 64)
    UNION ALL
    SELECT j.run_id, j.output, q.sandbox, q.busy + j.place, j.ranked_at
      FROM first_queue q CROSS JOIN LATERAL (
           SELECT w.run_id, w.output, w.ranked_at, row_number() OVER (ORDER BY w.ranked_at) AS place
             FROM (SELECT run_id, output, ranked_at
                     FROM render.job
                    WHERE state = 'waiting' AND sandbox = q.sandbox AND workspace_id = q.workspace_id
                      AND not_before <= now()
                    ORDER BY ranked_at LIMIT 64 / (SELECT count(*) FROM first_queue)) w) j),
-- One after the other, until one can be locked.
chosen AS MATERIALIZED (
    SELECT free.run_id, free.output
      FROM (SELECT run_id, output FROM candidate ORDER BY sandbox, place, ranked_at) c CROSS JOIN LATERAL (
           SELECT j.run_id, j.output
             FROM render.job j
            WHERE j.run_id = c.run_id AND j.output = c.output
              AND (j.state = 'waiting' OR (j.state = 'running' AND j.lease_until < now()))
              FOR UPDATE SKIP LOCKED) free
     LIMIT 1)
UPDATE render.job job
   SET state = 'running', attempt = attempt + 1, tries = tries + 1, worker = :worker,
       lease_until = now() + :lease::interval
  FROM chosen
 WHERE job.run_id = chosen.run_id AND job.output = chosen.output
RETURNING job.*, extract(epoch FROM now() - job.requested_at) AS waited_seconds
