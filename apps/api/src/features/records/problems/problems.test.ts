import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { callOf, type SignedIn, useCareFixture } from '../../../../test/index.ts'

const care = useCareFixture()
const call = callOf(() => care().t)

const note = (who: SignedIn | null, more: object = {}) =>
  call(who, 'POST', 'records/problems', {
    customer_id: care().paula.customerId,
    description: 'Hipertensão',
    ...more,
  })
const seen = (who: SignedIn) => call(who, 'GET', `records/problems/${care().paula.customerId}`)
const stored = () =>
  care()
    .t.deps.db.selectFrom('problems')
    .selectAll()
    .where('customer_id', '=', care().paula.customerId)
    .execute()
const resolve = (who: SignedIn, id: string, resolved: boolean) =>
  call(who, 'PATCH', `records/problems/byid/${id}`, { resolved })

test('only a specialist in care notes, resolves and takes out', async () => {
  expect((await note(null)).status).toBe(401)
  expect((await note(care().asPaula)).status).toBe(403)
  expect((await note(care().asAna)).status).toBe(404)
  expect(await stored()).toEqual([])
  const { body } = await note(care().asSergio)
  const before = await stored()
  expect((await resolve(care().asPaula, body.id, true)).status).toBe(403)
  expect((await resolve(care().asAna, body.id, true)).status).toBe(404)
  expect((await call(care().asAna, 'DELETE', `records/problems/byid/${body.id}`)).status).toBe(404)
  expect((await seen(care().asAna)).status).toBe(404)
  expect(await stored()).toEqual(before)
})

test('what is there comes before what is over, and comes back', async () => {
  const first = (await note(care().asSergio, { description: 'Asma', since: '2019-01-01' })).body
  await note(care().asSergio)
  expect((await resolve(care().asSergio, first.id, true)).status).toBe(200)
  expect((await seen(care().asPaula)).body.data).toMatchObject([
    { description: 'Hipertensão', resolved_at: null },
    { description: 'Asma', since: '2019-01-01', resolved_at: expect.any(String) },
  ])
  expect((await resolve(care().asSergio, first.id, false)).body).toMatchObject({ resolved_at: null })
})

test('a problem is on the list once, and again after it was over', async () => {
  const { body } = await note(care().asSergio)
  expect(await note(care().asSergio, { description: ' hipertensao ' })).toMatchObject({
    status: 409,
    body: { code: 'problem_noted' },
  })
  await resolve(care().asSergio, body.id, true)
  expect((await note(care().asSergio)).status).toBe(201)
  expect(await stored()).toHaveLength(2)
})

test.each([{ description: '' }, { cid_code: 'Z99.99' }, { since: 'ontem' }, { extra: 1 }])(
  '%j is refused and not kept',
  async (wrong) => {
    expect((await note(care().asSergio, wrong)).status).toBe(422)
    expect(await stored()).toEqual([])
  },
)

test('a colleague in care neither sees nor changes what the patient does not share', async () => {
  const { body } = await note(care().asSergio)
  await care().attend(care().ana)
  expect((await seen(care().asAna)).body.data).toEqual([])
  expect((await resolve(care().asAna, body.id, true)).status).toBe(404)
  // A refusal does not reveal it either.
  expect((await note(care().asAna)).status).toBe(201)
  expect((await seen(care().asSergio)).body.data).toMatchObject([{ id: body.id, resolved_at: null }])
})

test('what was wrong is out of sight and kept; all of it is sealed and in the patient’s log', async () => {
  const { body } = await note(care().asSergio)
  expect((await call(care().asSergio, 'DELETE', `records/problems/byid/${body.id}`)).status).toBe(204)
  expect((await seen(care().asSergio)).body.data).toEqual([])
  expect(await stored()).toMatchObject([{ removed_at: expect.any(Date) }])
  const { rows } = await sql<{ found: number }>`
    SELECT count(*)::int AS found FROM problems p
    WHERE p::text LIKE '%' || encode('Hipertens', 'hex') || '%'`.execute(care().t.deps.db)
  expect(rows).toEqual([{ found: 0 }])
  expect((await call(care().asPaula, 'GET', 'customer/access-log')).body.data).toMatchObject([
    { action: 'list', object: 'problem', basis: 'care' },
    { action: 'delete', object: 'problem', basis: 'care' },
    { action: 'create', object: 'problem', basis: 'care' },
  ])
})
