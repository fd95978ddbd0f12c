SELECT count(*) FILTER (WHERE NOT sandbox) + least(count(*) FILTER (WHERE sandbox), :maxSandbox)
  FROM render.job
 WHERE state <> 'done'
