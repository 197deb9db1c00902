-- The role that the server works as: it may do what the features do, and can't change what is append-only, whatever a
-- statement says. Runs after every migration; the tables belong to who migrates. Where the user of the database may not
-- make roles, nothing happens here and the server works as the owner (see docs/operations.md).
DO $$
DECLARE
  found record;
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'emma_app') THEN
    BEGIN
      CREATE ROLE emma_app NOLOGIN;
    EXCEPTION
      -- Another database of this cluster was first.
      WHEN duplicate_object OR unique_violation THEN NULL;
      WHEN insufficient_privilege THEN RETURN;
    END;
  END IF;
  BEGIN
    EXECUTE format('GRANT emma_app TO %I', current_user);
  EXCEPTION
    -- An administrator made the role and granted it.
    WHEN insufficient_privilege THEN NULL;
  END;

  GRANT USAGE ON SCHEMA public, graphile_worker TO emma_app;
  GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public, graphile_worker TO emma_app;
  GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public, graphile_worker TO emma_app;
  GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA public, graphile_worker TO emma_app;
  REVOKE INSERT, UPDATE, DELETE ON schema_migrations FROM emma_app;

  -- Append-only is what a trigger keeps whole from every change: bits 8 and 16 are DELETE and UPDATE.
  FOR found IN
    SELECT tgrelid::regclass AS name FROM pg_trigger
     WHERE tgfoid = 'forbid_change()'::regprocedure AND tgtype & 24 = 24 AND cardinality(tgattr::int2[]) = 0
  LOOP
    EXECUTE format('REVOKE UPDATE, DELETE ON %s FROM emma_app', found.name);
  END LOOP;

  -- The queue keeps its tables behind row security, which lets only their owner in.
  FOR found IN
    SELECT c.oid::regclass AS name FROM pg_class c
     WHERE c.relnamespace = 'graphile_worker'::regnamespace AND c.relrowsecurity
       AND NOT EXISTS (SELECT FROM pg_policy p WHERE p.polrelid = c.oid AND p.polname = 'emma_app')
  LOOP
    EXECUTE format('CREATE POLICY emma_app ON %s TO emma_app USING (true) WITH CHECK (true)', found.name);
  END LOOP;
END $$;
