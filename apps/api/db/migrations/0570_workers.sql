-- Which runs of the job queue are alive: what a run that fell silent holds is taken over by the others.
CREATE TABLE workers (
  -- Under this name graphile-worker locks its jobs.
  id text PRIMARY KEY,
  started_at timestamptz NOT NULL DEFAULT now(),
  seen_at timestamptz NOT NULL DEFAULT now()
);
