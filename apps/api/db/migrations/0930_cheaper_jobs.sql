-- graphile_worker.add_job looks for a job with the same key and for its queue also where it has neither: four statements,
-- one of which reads every waiting job as long as PostgreSQL believes that there are few. A job without key and queue is a
-- row and a word to the workers.
CREATE FUNCTION add_plain_job(p_task text, p_payload json, p_run_at timestamptz, p_max_attempts integer)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO graphile_worker._private_jobs (task_id, payload, run_at, max_attempts)
    SELECT t.id, p_payload, coalesce(p_run_at, now()), p_max_attempts
      FROM graphile_worker._private_tasks t WHERE t.identifier = p_task;
  IF FOUND THEN
    PERFORM pg_notify('jobs:insert', '{"r":' || random()::text || ',"count":1}');
  ELSE
    PERFORM graphile_worker.add_job(p_task, p_payload, run_at := p_run_at, max_attempts := p_max_attempts);
  END IF;
END $$;
COMMENT ON FUNCTION add_plain_job IS
  'A job without key and queue, as graphile_worker.add_job adds it; that makes the task where it is the first of its name.';
