import pg from 'pg'
import type { TestApp } from '../index.ts'

/**
 * Bookkeeping of the calls themselves, which a refusal may write, and versions, which triggers of other tables write:
 * those are watched. The audit of assistants has refused calls too.
 */
const bookkeeping = ['attempts', 'idempotency_keys', 'practice_versions', 'sessions', 'team_acts']

export interface WriteWatch {
  /** The kinds of writes committed since the last `forget`, such as `INSERT appointments`. */
  readonly writes: () => Promise<readonly string[]>
  readonly forget: () => Promise<void>
  readonly close: () => Promise<void>
}

/** The function runs as its owner: the server's role may not write here. */
const schema = `
  CREATE SCHEMA watch;
  CREATE UNLOGGED TABLE watch.writes (what text NOT NULL);
  CREATE FUNCTION watch.note() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
    BEGIN
      INSERT INTO watch.writes VALUES (TG_OP || ' ' || TG_TABLE_NAME);
      RETURN NULL;
    END $$;`

const triggers = (table: string): string => `
  CREATE TRIGGER zz_watch AFTER INSERT OR UPDATE OR DELETE ON "${table}"
    FOR EACH ROW EXECUTE FUNCTION watch.note();
  CREATE TRIGGER zz_watch_truncate AFTER TRUNCATE ON "${table}" EXECUTE FUNCTION watch.note();`

/**
 * Watches every table, but those of bookkeeping, for rows that are inserted, updated or deleted, whatever the
 * connection. The triggers write into a table of their own, so what is rolled back is not there.
 */
export const watchWrites = async ({ databaseUrl }: Pick<TestApp, 'databaseUrl'>): Promise<WriteWatch> => {
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  const { rows } = await owner.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL($1)`,
    [bookkeeping],
  )
  await owner.query(schema + rows.map(({ name }) => triggers(name)).join(''))
  return {
    writes: async () => {
      const noted = await owner.query<{ what: string }>('SELECT DISTINCT what FROM watch.writes ORDER BY 1')
      return noted.rows.map(({ what }) => what)
    },
    forget: async () => {
      // Usually empty: TRUNCATE would create the table's files anew.
      await owner.query('DELETE FROM watch.writes')
    },
    close: () => owner.end(),
  }
}
