import pg from 'pg'

export interface DatabaseFacts {
  readonly version: string
  readonly majorVersion: number
  /** Whether the schema exists, or may be created. */
  readonly canHoldSchema: boolean
}

/** Inspects a database before it is used. @throws if it can't be connected to */
export const inspectDatabase = async (url: string): Promise<DatabaseFacts> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  await client.connect()
  try {
    const { rows } = await client.query<{ version: string; number: number; holds: boolean }>(
      `SELECT current_setting('server_version') AS version,
              current_setting('server_version_num')::int AS number,
              to_regclass('public.schema_migrations') IS NOT NULL
                OR has_database_privilege(current_database(), 'CREATE')
                   AND has_schema_privilege('public', 'CREATE') AS holds`,
    )
    const [facts] = rows
    return {
      version: facts?.version ?? '',
      majorVersion: Math.floor((facts?.number ?? 0) / 10_000),
      canHoldSchema: facts?.holds === true,
    }
  } finally {
    await client.end()
  }
}
