import { type EndpointSpec, pathOf } from '@emma/contracts/kit'
import { abilitiesOf, allows } from '@emma/domain/auth'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../index.ts'
import type { MatrixLine, Sent } from './line.ts'
import { lines } from './lines/index.ts'
import { type ActorName, actorNames, buildWorld, type MatrixWorld, roleOf } from './world.ts'

const MISSING = '00000000-0000-7000-8000-000000000000'

let t: TestApp
let world: MatrixWorld
beforeAll(async () => {
  t = await buildTestApp()
  world = await buildWorld(t)
})
afterAll(() => t.close())

const nameOf = ({ endpoint }: MatrixLine): string => `${endpoint.method} ${endpoint.path}`

/** What a call sends, in the way that its endpoint takes it. */
const payloadOf = ({ multipart }: EndpointSpec, body: unknown): { payload?: object } => {
  if (body === undefined) return {}
  if (multipart === undefined) return { payload: body as object }
  const form = new FormData()
  for (const [name, value] of Object.entries(body as object)) {
    form.set(name, typeof value === 'string' || value instanceof Blob ? value : JSON.stringify(value))
  }
  return { payload: form }
}

const call = ({ endpoint }: MatrixLine, actor: ActorName, sent: Sent) =>
  t.app.inject({
    method: endpoint.method,
    url: pathOf(endpoint, sent),
    headers: world.headers[actor],
    ...payloadOf(endpoint, sent.body),
  })

/** Bookkeeping of the calls themselves, which a refusal may write. */
const bookkeeping = ['attempts', 'idempotency_keys', 'sessions']

/** One number for everything that is stored: a refusal leaves it as it was. */
const fingerprint = async (): Promise<string> => {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL(${bookkeeping})
    ORDER BY 1`.execute(t.deps.db)
  const parts = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS name, count(*) AS rows, coalesce(sum(hashtext(r::text)::bigint), 0) AS sum FROM ${name} r`,
  )
  const { rows } = await sql.raw(`${parts.join(' UNION ALL ')} ORDER BY 1`).execute(t.deps.db)
  return JSON.stringify(rows)
}

/** What the abilities alone say, before any row is looked at. */
const refusedByRole = ({ endpoint }: MatrixLine, actor: ActorName): number | undefined => {
  if (actor === 'expired' || actor === 'revoked') return 401
  if (endpoint.caller !== undefined) return 401
  if (endpoint.resource === 'auth') return undefined
  const role = roleOf[actor]
  if (role === null) return 401
  const rules = abilitiesOf(
    role === 'specialist' ? { role, status: actor === 'suspendedSpecialist' ? 4 : 1 } : { role },
  )
  const fits = endpoint.role === undefined || endpoint.role === role
  return fits && allows(rules, endpoint.action, endpoint.resource) ? undefined : 403
}

const missing = (sent: Sent): Sent => ({
  ...sent,
  params: Object.fromEntries(Object.keys(sent.params ?? {}).map((name) => [name, MISSING])),
})

/** Who runs a company is, to everything else, a specialist without care. */
const likeOf: Partial<Record<ActorName, ActorName>> = {
  companyAdmin: 'otherSpecialist',
  otherCompanyAdmin: 'otherSpecialist',
}
/** What a line says of an actor, by name or of those that they are like. */
const saidOf = <T>(
  said: Partial<Readonly<Record<ActorName, T>>> | undefined,
  actor: ActorName,
): T | undefined => said?.[actor] ?? said?.[likeOf[actor] ?? actor]

const expectRefused = async (line: MatrixLine, actor: ActorName, sent: Sent, status: number) => {
  const answer = await call(line, actor, sent)
  expect(answer.statusCode, `${actor}: ${answer.body.slice(0, 300)}`).toBe(status)
  expect(answer.headers['content-type']).toContain('application/problem+json')
  for (const secret of world.secrets) expect(answer.body).not.toContain(secret)
}

test('every mounted endpoint has its line', () => {
  const known = lines.map(nameOf)
  const mounted = t.app.endpoints.map(({ method, path }) => `${method} ${path}`)
  expect(mounted.filter((name) => !known.includes(name))).toEqual([])
  expect(known.filter((name) => !mounted.includes(name))).toEqual([])
})

describe.each(lines.map((line) => [nameOf(line), line] as const))('%s', (_name, line) => {
  const some = line.foreign ?? Object.values(line.own)[0]

  test('refuses everybody else and changes nothing', async () => {
    const sent = some ? await some(world) : {}
    const before = await fingerprint()
    for (const actor of actorNames) {
      const status = refusedByRole(line, actor)
      if (status !== undefined) await expectRefused(line, actor, sent, status)
      else if (line.foreign && !saidOf(line.own, actor)) {
        const refused = line.exceptFound?.[actor] ?? saidOf(line.except, actor) ?? line.foreignStatus ?? 404
        await expectRefused(line, actor, sent, refused)
      }
    }
    expect(await fingerprint()).toBe(before)
  })

  const movable = line.endpoint.params !== undefined && line.foreign !== undefined
  test.runIf(movable)('answers 404 for an object that is not there, and changes nothing', async () => {
    const sent = missing(some ? await some(world) : {})
    const before = await fingerprint()
    for (const actor of actorNames) {
      if (refusedByRole(line, actor) === undefined) {
        await expectRefused(line, actor, sent, saidOf(line.except, actor) ?? 404)
      }
    }
    expect(await fingerprint()).toBe(before)
  })

  test('serves those it is for', async () => {
    for (const [actor, send] of Object.entries(line.own)) {
      const answer = await call(line, actor as ActorName, await send(world))
      expect(answer.statusCode, `${actor}: ${answer.body.slice(0, 300)}`).toBe(
        line.ownStatus ?? line.endpoint.status,
      )
    }
  })
})

/** What is nobody's business but the person's own, or not a change: no act of an admin. */
const ownMatters = [
  'POST calls/test',
  'POST calls/test/echo',
  'POST errors',
  'PUT admins/notifications/:id/read',
  'PUT admins/notifications/read',
  'DELETE admins/notifications/:id',
  'DELETE admins/notifications',
  'PUT notifications/settings',
  'POST notifications/push-subscriptions',
  'DELETE notifications/push-subscriptions',
  'PUT account/terms',
  // A picture that no page shows yet; a draft that is not there.
  'POST pages/images',
  'DELETE pages/:id/draft',
]
const adminWrites = lines.filter(
  (line) => line.own.admin && line.endpoint.method !== 'GET' && !ownMatters.includes(nameOf(line)),
)

const countActs = async (): Promise<number> => {
  const { rows } = await sql<{ acts: number }>`SELECT count(*)::int AS acts FROM admin_acts`.execute(
    t.deps.db,
  )
  return rows[0]?.acts ?? 0
}

describe('in the audit trail', () => {
  test.each(adminWrites.map((line) => [nameOf(line), line] as const))('is %s', async (_name, line) => {
    const sent = await line.own.admin?.(world)
    const before = await countActs()
    const answer = await call(line, 'admin', sent ?? {})
    expect(answer.statusCode, answer.body.slice(0, 300)).toBeLessThan(300)
    expect(await countActs()).toBe(before + 1)
  })
})
