import { type EndpointSpec, pathOf } from '@emma/contracts/kit'
import { abilitiesOf, allows } from '@emma/domain/auth'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, newAddress, type TestApp } from '../index.ts'
import type { MatrixCase, Sent } from './case.ts'
import { cases } from './cases/index.ts'
import { type ActorName, actorNames, buildFixture, type MatrixFixture, rightsOf, roleOf } from './fixture.ts'
import { type WriteWatch, watchWrites } from './watch-writes.ts'

const MISSING = '00000000-0000-7000-8000-000000000000'

let t: TestApp
let fixture: MatrixFixture
let watch: WriteWatch
beforeAll(async () => {
  t = await buildTestApp()
  fixture = await buildFixture(t)
  watch = await watchWrites(t)
})
afterAll(async () => {
  await watch.close()
  await t.close()
})

const nameOf = ({ endpoint }: MatrixCase): string => `${endpoint.method} ${endpoint.path}`

/** Encodes what a call sends as its endpoint expects it. */
const payloadOf = ({ multipart }: EndpointSpec, body: unknown): { payload?: object } => {
  if (body === undefined) return {}
  if (multipart === undefined) return { payload: body as object }
  const form = new FormData()
  for (const [name, value] of Object.entries(body as object)) {
    form.set(name, typeof value === 'string' || value instanceof Blob ? value : JSON.stringify(value))
  }
  return { payload: form }
}

const call = ({ endpoint }: MatrixCase, actor: ActorName, sent: Sent) =>
  t.app.inject({
    method: endpoint.method,
    url: pathOf(endpoint, sent),
    headers: fixture.headers[actor],
    remoteAddress: newAddress(),
    ...payloadOf(endpoint, sent.body),
  })

/** Assistants may call what the endpoint allows, only for their own specialist and with the right it requires. */
const admitsAssistant = ({ role, assistant }: EndpointSpec, actor: ActorName): boolean => {
  if (role === 'assistant' || assistant === 'self') return true
  return assistant !== undefined && rightsOf[actor]?.includes(assistant.right) === true
}

/** Whether the role's abilities allow a call, before any row is read. */
const refusedByRole = ({ endpoint }: MatrixCase, actor: ActorName): number | undefined => {
  if (actor === 'expired' || actor === 'revoked') return 401
  if (endpoint.caller !== undefined) return 401
  if (endpoint.resource === 'auth') return undefined
  const role = roleOf[actor]
  if (role === null) return 401
  if (role === 'assistant') return admitsAssistant(endpoint, actor) ? undefined : 403
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

/** Other endpoints treat a company's admin as a specialist without care. */
const likeOf: Partial<Record<ActorName, ActorName>> = {
  companyAdmin: 'otherSpecialist',
  otherCompanyAdmin: 'otherSpecialist',
  agendaAssistant: 'assistant',
  otherAssistant: 'otherSpecialist',
}
/** A case's entry for an actor, by name or by the actor they are treated as. */
const saidOf = <T>(
  said: Partial<Readonly<Record<ActorName, T>>> | undefined,
  actor: ActorName,
): T | undefined => said?.[actor] ?? said?.[likeOf[actor] ?? actor]

const expectRefused = async (matrixCase: MatrixCase, actor: ActorName, sent: Sent, status: number) => {
  const answer = await call(matrixCase, actor, sent)
  expect(answer.statusCode, `${actor}: ${answer.body.slice(0, 300)}`).toBe(status)
  expect(answer.headers['content-type']).toContain('application/problem+json')
  for (const secret of fixture.secrets) expect(answer.body).not.toContain(secret)
}

/** Calls that a patient finds in the access log (Lei 13.787/2018). */
const clinical = ['record', 'prescription']

const countLines = async (): Promise<number> => {
  const { rows } = await sql<{ lines: number }>`SELECT count(*)::int AS lines FROM access_log`.execute(
    t.deps.db,
  )
  return rows[0]?.lines ?? 0
}

test('every mounted endpoint has its line', () => {
  const known = cases.map(nameOf)
  const mounted = t.app.endpoints.map(({ method, path }) => `${method} ${path}`)
  expect(mounted.filter((name) => !known.includes(name))).toEqual([])
  expect(known.filter((name) => !mounted.includes(name))).toEqual([])
})

describe.each(cases.map((matrixCase) => [nameOf(matrixCase), matrixCase] as const))(
  '%s',
  (_name, matrixCase) => {
    const some = matrixCase.foreign ?? Object.values(matrixCase.own)[0]

    test('refuses everybody else and changes nothing', async () => {
      const sent = some ? await some(fixture) : {}
      await watch.forget()
      for (const actor of actorNames) {
        const status = refusedByRole(matrixCase, actor)
        if (status !== undefined) await expectRefused(matrixCase, actor, sent, status)
        else if (matrixCase.foreign && !saidOf(matrixCase.own, actor)) {
          const refused =
            matrixCase.exceptFound?.[actor] ??
            saidOf(matrixCase.except, actor) ??
            matrixCase.foreignStatus ??
            404
          await expectRefused(matrixCase, actor, sent, refused)
        }
      }
      expect(await watch.writes()).toEqual([])
    })

    const movable = matrixCase.endpoint.params !== undefined && matrixCase.foreign !== undefined
    test.runIf(movable)('answers 404 for an object that is not there, and changes nothing', async () => {
      const sent = missing(some ? await some(fixture) : {})
      await watch.forget()
      for (const actor of actorNames) {
        if (refusedByRole(matrixCase, actor) === undefined) {
          await expectRefused(matrixCase, actor, sent, saidOf(matrixCase.except, actor) ?? 404)
        }
      }
      expect(await watch.writes()).toEqual([])
    })

    test('serves those it is for', async () => {
      let lines = 0
      for (const [actor, send] of Object.entries(matrixCase.own)) {
        const sent = await send(fixture)
        const before = await countLines()
        const answer = await call(matrixCase, actor as ActorName, sent)
        lines += (await countLines()) - before
        expect(answer.statusCode, `${actor}: ${answer.body.slice(0, 300)}`).toBe(
          matrixCase.ownStatus ?? matrixCase.endpoint.status,
        )
      }
      if (!clinical.includes(matrixCase.endpoint.resource) || matrixCase.unlogged !== undefined) return
      expect(lines, 'no line in the access log: logAccess, or the reason in `unlogged`').toBeGreaterThan(0)
    })
  },
)

/** Calls that are not audited as an admin's: on the own account, or without a change. */
const ownMatters = [
  'POST calls/test',
  'POST calls/test/echo',
  'POST errors',
  'POST authentication/proof',
  'PUT admins/notifications/:id/read',
  'PUT admins/notifications/read',
  'DELETE admins/notifications/:id',
  'DELETE admins/notifications',
  'PUT notifications/settings',
  'POST notifications/push-subscriptions',
  'DELETE notifications/push-subscriptions',
  'PUT account/terms',
  // A picture that no page shows yet; a missing draft.
  'POST pages/images',
  'DELETE pages/:id/draft',
]
const adminWrites = cases.filter(
  (matrixCase) =>
    matrixCase.own.admin && matrixCase.endpoint.method !== 'GET' && !ownMatters.includes(nameOf(matrixCase)),
)

const countActs = async (): Promise<number> => {
  const { rows } = await sql<{ acts: number }>`SELECT count(*)::int AS acts FROM admin_acts`.execute(
    t.deps.db,
  )
  return rows[0]?.acts ?? 0
}

describe('in the audit trail', () => {
  test.each(adminWrites.map((matrixCase) => [nameOf(matrixCase), matrixCase] as const))(
    'is %s',
    async (_name, matrixCase) => {
      const sent = await matrixCase.own.admin?.(fixture)
      const before = await countActs()
      const answer = await call(matrixCase, 'admin', sent ?? {})
      expect(answer.statusCode, answer.body.slice(0, 300)).toBeLessThan(300)
      expect(await countActs()).toBe(before + 1)
    },
  )
})
