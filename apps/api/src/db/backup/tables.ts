import type pg from 'pg'

/** A table in the backup: its SQL name, and its columns without generated ones. */
export interface KeptTable {
  readonly name: string
  readonly columns: readonly string[]
  readonly types: readonly string[]
}

/** Makes the text form of values independent of the server that writes and reads them. */
export const plainTexts = `SET LOCAL TimeZone = 'UTC'; SET LOCAL DateStyle = 'ISO, YMD'; SET LOCAL IntervalStyle = 'postgres';
  SET LOCAL bytea_output = 'hex'; SET LOCAL extra_float_digits = 1`

/**
 * Everything that outlives a crash: our tables and the job queue's, without the queue's own schema versions. Unlogged
 * tables contain only current state. A partitioned table counts as one: its partitions are in a schema of their own,
 * and are created on restoring.
 */
export const readTables = async (client: pg.Client): Promise<readonly KeptTable[]> => {
  const { rows } = await client.query<KeptTable>(`
    SELECT format('%I.%I', n.nspname, c.relname) AS name,
      array_agg(quote_ident(a.attname) ORDER BY a.attnum) AS columns,
      array_agg(format_type(a.atttypid, a.atttypmod) ORDER BY a.attnum) AS types
    FROM pg_class c
    JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    WHERE n.nspname IN ('public', 'graphile_worker') AND c.relkind IN ('r', 'p') AND c.relpersistence = 'p'
      AND (n.nspname, c.relname) <> ('graphile_worker', 'migrations')
    GROUP BY 1 ORDER BY 1`)
  return rows
}

/** The last value of each sequence; none for an unused one. */
export const readSequences = async (client: pg.Client): Promise<Readonly<Record<string, string>>> => {
  const { rows } = await client.query<{ name: string; last: string }>(`
    SELECT format('%I.%I', schemaname, sequencename) AS name, last_value::text AS last FROM pg_sequences
     WHERE schemaname IN ('public', 'graphile_worker') AND last_value IS NOT NULL`)
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]))
}
