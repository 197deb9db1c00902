import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { readCatalog, schemaSql } from '../../db/describe/index.ts'
import { databaseUrl } from '../../test/cluster/databases.ts'
import { createTestDatabase } from '../../test/index.ts'
import { readSequences, readTables } from './backup/tables.ts'
import { migrate } from './migrate.ts'
import { earlierMigrations, knownMigrations } from './migrations.ts'

const rowsFile = new URL('fixtures/rows-before-baseline.sql', import.meta.url)
const NAME = 'before_baseline'

const withClient = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
const inCluster = (statement: string) => withClient(inject('clusterUrl'), (client) => client.query(statement))
const url = () => databaseUrl(inject('clusterUrl'), NAME)

/** Enough of the first tables for those later migrations that carry data over. */
const FIRST = 7
const firstPeople = `
  INSERT INTO users (id, role, email, password_hash, first_name, last_name, created_at, updated_at) VALUES
    ('01930000-0000-7000-8000-000000000001', 'customer', 'ana@emma.test', 'x', 'Ána', 'Luz', now(), now()),
    ('01930000-0000-7000-8000-000000000002', 'specialist', 'davi@emma.test', 'x', 'Davi', 'Rocha', now(), now());
  INSERT INTO customers (id, user_id, status, created_at) VALUES
    ('01930000-0000-7000-8000-000000000003', '01930000-0000-7000-8000-000000000001', 'active', now());
  INSERT INTO specialists (id, user_id, status, name, council_type, created_at) VALUES
    ('01930000-0000-7000-8000-000000000004', '01930000-0000-7000-8000-000000000002', 1, 'Davi Rocha', 'CRM', now());
  INSERT INTO specialties (id, name, slug) VALUES ('01930000-0000-7000-8000-000000000005', 'Cardiologia', 'cardiologia');
  INSERT INTO specialist_specialties (id, specialist_id, specialty_id, price, rqe, created_at) VALUES
    ('01930000-0000-7000-8000-000000000006', '01930000-0000-7000-8000-000000000004',
     '01930000-0000-7000-8000-000000000005', 20000, '123', now());
  INSERT INTO appointments (id, specialist_id, customer_id, specialty_id, starts_at, ends_at, time_zone, status, price,
    platform_fee, specialist_share, policy, payment_method, created_at, updated_at) VALUES
    ('01930000-0000-7000-8000-000000000007', '01930000-0000-7000-8000-000000000004',
     '01930000-0000-7000-8000-000000000003', '01930000-0000-7000-8000-000000000005', '2026-11-20T12:00Z',
     '2026-11-20T12:30Z', 'America/Sao_Paulo', 'finished', 20000, 2000, 18000, '{}', 'pix', now(), now());
  INSERT INTO cids (code, description, chapter) VALUES ('I10', 'Hipertensão essencial', 'IX');`

/** A database as the old migrator left it: the first so many migrations, each recorded by name and checksum. */
const makeOld = async (
  count: number,
  fill: (client: pg.Client) => Promise<unknown>,
  people = firstPeople,
): Promise<void> => {
  await inCluster(`DROP DATABASE IF EXISTS ${NAME} WITH (FORCE)`)
  await inCluster(`CREATE DATABASE ${NAME}`)
  const earlier = await earlierMigrations()
  await withClient(url(), async (client) => {
    await client.query(
      'CREATE TABLE schema_migrations (name text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
    )
    for (const [index, { name, sql, hash }] of earlier.slice(0, count).entries()) {
      await client.query(sql)
      await client.query('INSERT INTO schema_migrations (name, hash) VALUES ($1, $2)', [name, hash])
      if (index + 1 === FIRST) await client.query(people)
    }
    await fill(client)
  })
}

const schemaOf = async (of: string) => schemaSql(await readCatalog(of))

/** Each table's rows as one digest, and how many there are. */
const contentOf = (of: string) =>
  withClient(of, async (client) => {
    const content: Record<string, { rows: number; digest: string }> = {}
    for (const { name, columns } of await readTables(client)) {
      if (name.startsWith('graphile_worker.') || name === 'public.schema_migrations') continue
      const { rows } = await client.query<{ line: string }>(
        `SELECT to_jsonb(ARRAY[${columns.map((column) => `${column}::text`).join(', ')}])::text AS line FROM ${name} ORDER BY 1`,
      )
      const digest = createHash('sha256')
        .update(rows.map(({ line }) => line).join('\n'))
        .digest('hex')
      content[name] = { rows: rows.length, digest }
    }
    return { content, sequences: await readSequences(client) }
  })
const versionsOf = (of: string) =>
  withClient(of, async (client) => {
    const { rows } = await client.query<{ name: string; hash: string }>(
      'SELECT name, hash FROM schema_migrations ORDER BY name',
    )
    return rows
  })

/** The payment provider's ids of patients and specialists, which have moved to tables of their own. */
const providerIds = (payers: string, recipients: string) =>
  withClient(url(), async (client) => {
    const { rows } = await client.query<{ id: string }>(`
      SELECT provider_customer_id AS id FROM ${payers} WHERE provider_customer_id IS NOT NULL
      UNION ALL SELECT provider_recipient_id FROM ${recipients} WHERE provider_recipient_id IS NOT NULL ORDER BY 1`)
    expect(rows.length).toBeGreaterThan(1)
    return rows
  })

let fresh: { url: string; drop: () => Promise<void> }
beforeAll(async () => {
  fresh = await createTestDatabase()
})
afterAll(async () => {
  await inCluster(`DROP DATABASE IF EXISTS ${NAME} WITH (FORCE)`)
  await fresh.drop()
})

const expectLikeFresh = async () => {
  expect(await schemaOf(url())).toBe(await schemaOf(fresh.url))
  expect(await versionsOf(url())).toEqual(await versionsOf(fresh.url))
}

test('a database of the last migration before the baseline keeps every row of every table', async () => {
  const rows = await readFile(rowsFile, 'utf8')
  await makeOld((await earlierMigrations()).length, async (client) => {
    await client.query('SET session_replication_role = replica')
    await client.query(rows)
    await client.query(`UPDATE customers SET provider_customer_id = 'cus_' || id`)
    await client.query(`UPDATE specialists SET provider_recipient_id = 're_' || id`)
    // The file holds two rows of each table: a link that later migrations follow must lead to one of them.
    await client.query('UPDATE withdrawals SET bank_account_id = (SELECT id FROM bank_accounts LIMIT 1)')
    await client.query('UPDATE notifications SET user_id = (SELECT id FROM users LIMIT 1)')
    await client.query('UPDATE notifications SET appointment_id = (SELECT id FROM appointments LIMIT 1)')
    await client.query(
      'UPDATE push_messages SET subscription_id = (SELECT id FROM push_subscriptions LIMIT 1)',
    )
    for (const table of ['notification_messages', 'push_messages'])
      await client.query(`UPDATE ${table} m SET notification_id = pair.id FROM (SELECT n.id, o.ctid
        FROM (SELECT id, row_number() OVER () AS nth FROM notifications) n
        JOIN (SELECT ctid, row_number() OVER () AS nth FROM ${table}) o USING (nth)) pair WHERE m.ctid = pair.ctid`)
  })
  const before = await contentOf(url())
  const ids = await providerIds('customers', 'specialists')
  const known = await knownMigrations()
  await migrate(url())
  await expectLikeFresh()
  expect(await providerIds('payers', 'recipients')).toEqual(ids)
  const { content, sequences } = await contentOf(url())
  for (const [table, { rows: count }] of Object.entries(before.content))
    expect({ table, isFilled: count > 0 }).toEqual({ table, isFilled: true })
  // Later migrations may add to what was there; they are tested where they are written.
  if (known.length === 2) expect(content).toEqual(before.content)
  // Moved into months, row by row.
  for (const table of ['public.notifications', 'public.push_messages'])
    expect(content[table]).toEqual(before.content[table])
  expect(content['public.notification_messages']?.rows).toBe(
    before.content['public.notification_messages']?.rows,
  )
  expect(sequences).toMatchObject(before.sequences)
  await migrate(url())
  await expectLikeFresh()
})

describe('a database of an earlier migration', () => {
  test.each([7, 20, 45, 60])('the first %i: its schema becomes that of a new one', async (count) => {
    await makeOld(count, async () => {})
    await migrate(url())
    await expectLikeFresh()
    const people = await withClient(url(), (client) =>
      client.query(`SELECT u.email, c.folded, s.search_text, b.id IS NOT NULL AS bookable, n.price, h.last_care_at = a.ends_at AS has_chat
        FROM appointments a JOIN customers c ON c.id = a.customer_id JOIN users u ON u.id = c.user_id
        JOIN specialists s ON s.id = a.specialist_id JOIN specialist_specialties o ON o.specialist_id = s.id
        LEFT JOIN bookable_offers b ON b.id = o.id
        JOIN next_slots n ON n.specialist_id = s.id AND n.specialty_id IS NULL
        JOIN chats h ON h.customer_id = c.id AND h.specialist_id = s.id`),
    )
    expect(people.rows).toEqual([
      {
        email: 'ana@emma.test',
        folded: 'ana luz',
        search_text: 'davi rocha cardiologia',
        bookable: true,
        price: 20_000,
        has_chat: true,
      },
    ])
  })
})

test('a new database has the rows that the old migrations began with', async () => {
  await makeOld((await earlierMigrations()).length, async () => {}, '')
  await migrate(url())
  const { content } = await contentOf(url())
  expect(content).toEqual((await contentOf(fresh.url)).content)
})

test('a file that was edited after it ran is refused, old or new', async () => {
  await makeOld(9, (client) =>
    client.query("UPDATE schema_migrations SET hash = 'x' WHERE name = '0010_slots.sql'"),
  )
  await expect(migrate(url())).rejects.toThrow('Migration 0010_slots.sql was edited after it ran')
  await withClient(url(), (client) => client.query('DELETE FROM schema_migrations'))
  await withClient(url(), (client) =>
    client.query("INSERT INTO schema_migrations (name, hash) VALUES ('0300_baseline.sql', 'x')"),
  )
  await expect(migrate(url())).rejects.toThrow('Migration 0300_baseline.sql was edited after it ran')
})
