import type { Row } from '../../row.ts'
import { withDeps } from '../../settings.ts'
import { headersOf, type Person, type Setup, signIn } from '../../setup.ts'
import { listDuring } from './list-during.ts'

const ROWS = 10_000

const makeAdmin = async (setup: Setup): Promise<Person> => {
  const { rows } = await setup.pool.query<{ id: string; user_id: string }>(
    `WITH person AS (
       INSERT INTO users (id, role, email, password_hash, first_name, last_name, created_at, updated_at)
       VALUES (gen_random_uuid(), 'admin', 'admin@bench.test', 'x', 'Ada', 'Bench', now(), now()) RETURNING id)
     INSERT INTO admins (id, user_id, created_at) SELECT gen_random_uuid(), id, now() FROM person RETURNING id, user_id`,
  )
  const [admin] = await signIn(setup, rows)
  if (!admin) throw new Error('No admin')
  return admin
}

/** Acts of an admin, each line really sealed. */
const fillActs = async (
  { settings, databaseUrl, pool }: Setup,
  { userId, sessionId }: Person,
): Promise<void> => {
  const acts = await withDeps(settings, databaseUrl, async ({ db, newId, vault }) => {
    const made = []
    for (let nth = 0; nth < ROWS; nth += 1) {
      const id = newId()
      const cell = { subjectId: userId, column: 'admin_acts.details_sealed', rowId: id }
      made.push({ id, sealed: await vault.seal(db, cell, { reason: `Motivo ${nth}` }) })
    }
    return made
  })
  await pool.query(
    `INSERT INTO admin_acts (id, at, user_id, action, entity, entity_id, details_sealed, session_id, address)
     SELECT id, now(), $1, 'exported', 'audit', id::text, sealed, $2, '10.0.0.1' FROM unnest($3::uuid[], $4::bytea[]) AS act (id, sealed)`,
    [userId, sessionId, acts.map(({ id }) => id), acts.map(({ sealed }) => sealed)],
  )
}

/** How long everybody else waits while an admin exports ten thousand lines, again and again. */
export const duringExports = async (setup: Setup): Promise<Row> => {
  const admin = await makeAdmin(setup)
  await fillActs(setup, admin)
  return listDuring(setup, {
    what: `${ROWS.toLocaleString('en')} rows are exported`,
    requests: [{ method: 'GET', path: '/api/v1/audit/export', headers: headersOf(admin) }],
    connections: 1,
  })
}
