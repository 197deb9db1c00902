import { MINUTE } from '@emma/domain/interval'
import privacy from '@emma/phrases/privacy'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  buildTestApp,
  createCustomer,
  createSpecialist,
  createSpecialty,
  signIn,
  type TestApp,
} from '../../../../test/index.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { currentPage } from '../../pages/index.ts'
import { acceptCurrentTerms, acceptsTelemedicine } from '../index.ts'
import { insertConsent } from '../privacy.repo.ts'
import { correctedTerm, telemedicineTerm } from './terms.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())

const url = '/api/v1/customer/consents'
const { version } = privacy.telemedicine
const stored = () => t.deps.db.selectFrom('consents').selectAll().execute()
const put = (headers: Readonly<Record<string, string>>, payload: object) =>
  t.app.inject({ method: 'PUT', url, headers: { ...headers }, payload })
interface State {
  readonly kind: string
  readonly version: string
  readonly accepted_at: string | null
  readonly history: readonly object[]
}
const stateOf = async (
  headers: Readonly<Record<string, string>>,
  kind: string,
): Promise<State | undefined> => {
  const answer = await t.app.inject({ url, headers: { ...headers } })
  const { data }: { data: State[] } = answer.json()
  return data.find((each) => each.kind === kind)
}

test('nobody without a token, and no specialist, accepts a term', async () => {
  const specialist = await createSpecialist(t.deps, { specialtyId: await createSpecialty(t.deps) })
  const { headers } = await signIn(t.deps, specialist)
  expect((await put({}, { kind: 'telemedicine', version })).statusCode).toBe(401)
  expect((await put(headers, { kind: 'telemedicine', version })).statusCode).toBe(403)
  expect(await stored()).toEqual([])
})

test('an old version of the term is refused, and nothing is kept', async () => {
  const { headers } = await signIn(t.deps, await createCustomer(t.deps))
  const answer = await put(headers, { kind: 'telemedicine', version: '2020-01' })
  expect(answer.json()).toMatchObject({ status: 409, code: 'stale_version' })
  expect(await stored()).toEqual([])
})

test('accepting keeps version, hash and time, once however often it is said', async () => {
  const customer = await createCustomer(t.deps)
  const { headers } = await signIn(t.deps, customer)
  expect(await stateOf(headers, 'telemedicine')).toEqual({
    kind: 'telemedicine',
    version,
    accepted_at: null,
    required: false,
    history: [],
  })
  await put(headers, { kind: 'telemedicine', version })
  const acceptedAt = t.clock.now().toISOString()
  t.clock.advance(MINUTE)
  const again = await put(headers, { kind: 'telemedicine', version })
  expect(again.statusCode).toBe(200)
  expect(await stateOf(headers, 'telemedicine')).toMatchObject({
    accepted_at: acceptedAt,
    history: [{ version, accepted_at: acceptedAt, revoked_at: null }],
  })
  const rows = (await stored()).filter(({ user_id }) => user_id === customer.userId)
  expect(rows).toHaveLength(1)
  expect(rows[0]?.text_hash).toEqual(telemedicineTerm.hash)
})

test.each([
  [correctedTerm, '2026-11-2', '20334d1e6e140f05e3df8cbca973f019b6c23549c86211bf5af19695a439a8ee'],
  [telemedicineTerm, '2026-11-3', '9904460e9ae46e25323a2a1b6ba08c54642a392e2f3c8f5eaf0eb1e71ec83fa1'],
])('a changed text has a new version, and the words of the one before are kept: %#', (term, known, hash) => {
  expect([term.version, term.hash.toString('hex')]).toEqual([known, hash])
})

test('who accepted the term before its wording was corrected is not asked again, and takes back what they gave', async () => {
  const customer = await createCustomer(t.deps)
  const { headers } = await signIn(t.deps, customer)
  const acceptedAt = t.clock.now()
  const { userId } = customer
  await insertConsent(t.deps.db, { ...correctedTerm, id: t.deps.newId(), userId, acceptedAt })
  expect(await acceptsTelemedicine(t.deps, userId)).toBe(true)
  expect(await stateOf(headers, 'telemedicine')).toMatchObject({
    version,
    accepted_at: acceptedAt.toISOString(),
    history: [{ version: '2026-11-2', revoked_at: null }],
  })
  const [kept] = (await stored()).filter(({ user_id }) => user_id === userId)
  expect(kept?.text_hash).toEqual(correctedTerm.hash)
  await put(headers, { kind: 'telemedicine', version, accepted: false })
  expect(await acceptsTelemedicine(t.deps, userId)).toBe(false)
})

test('an acceptance of any other version does not stand', async () => {
  const { userId } = await createCustomer(t.deps)
  const other = { ...correctedTerm, version: '2026-11' }
  await insertConsent(t.deps.db, { ...other, id: t.deps.newId(), userId, acceptedAt: t.clock.now() })
  expect(await acceptsTelemedicine(t.deps, userId)).toBe(false)
})

test('what was accepted is taken back, whatever the version, and can be given again', async () => {
  const customer = await createCustomer(t.deps)
  const { headers } = await signIn(t.deps, customer)
  const shared = await stateOf(headers, 'shared_history')
  const yes = { kind: 'shared_history', version: shared?.version }
  await put(headers, { ...yes, accepted: true })
  const given = t.clock.now().toISOString()
  t.clock.advance(MINUTE)
  const no = await put(headers, { kind: 'shared_history', version: 'an older one', accepted: false })
  expect(no.statusCode).toBe(200)
  const taken = t.clock.now().toISOString()
  expect(await stateOf(headers, 'shared_history')).toMatchObject({
    accepted_at: null,
    history: [{ accepted_at: given, revoked_at: taken }],
  })
  t.clock.advance(MINUTE)
  await put(headers, yes)
  expect((await stateOf(headers, 'shared_history'))?.history).toHaveLength(2)
  expect((await stateOf(headers, 'shared_history'))?.accepted_at).toBe(t.clock.now().toISOString())
})

test('terms and privacy policy are accepted with the account, in the version of the page, and stay', async () => {
  const customer = await createCustomer(t.deps)
  const { headers } = await signIn(t.deps, customer)
  await inTransaction(t.deps.db, (tx) => acceptCurrentTerms(t.deps, tx, customer.userId))
  for (const kind of ['terms', 'privacy']) {
    expect(await stateOf(headers, kind)).toMatchObject({
      version: '2',
      accepted_at: t.clock.now().toISOString(),
      required: true,
    })
    const back = await put(headers, { kind, version: '2', accepted: false })
    expect(back.json()).toMatchObject({ status: 409, code: 'consent_required' })
    expect((await stateOf(headers, kind))?.accepted_at).not.toBeNull()
  }
})

test('a new version of the terms is asked for again', async () => {
  const customer = await createCustomer(t.deps)
  const { headers } = await signIn(t.deps, customer)
  await inTransaction(t.deps.db, (tx) => acceptCurrentTerms(t.deps, tx, customer.userId))
  const { id } = await currentPage(t.deps.db, 'termo-condicoes')
  const [title, content] = ['Termos de uso', '<p>Outros.</p>']
  await t.deps.db
    .insertInto('page_versions')
    .values({ page_id: id, version: 3, title, content, text_hash: Buffer.of(2), published_at: t.clock.now() })
    .execute()
  expect(await stateOf(headers, 'terms')).toMatchObject({ version: '3', accepted_at: null })
  const old = await put(headers, { kind: 'terms', version: '2' })
  expect(old.json()).toMatchObject({ code: 'stale_version' })
  await put(headers, { kind: 'terms', version: '3' })
  expect((await stateOf(headers, 'terms'))?.accepted_at).not.toBeNull()
})

test.each([
  { kind: 'terms' },
  { kind: 'other', version: '1' },
  { kind: 'terms', version: '1', accepted: 'yes' },
  { kind: 'terms', version: '1', user_id: '019aa000-0000-7000-8000-000000000001' },
])('%j is refused, and nothing is kept', async (body) => {
  const customer = await createCustomer(t.deps)
  const { headers } = await signIn(t.deps, customer)
  const answer = await put(headers, body)
  expect(answer.json()).toMatchObject({ status: 422, code: 'validation_failed' })
  expect((await stored()).filter(({ user_id }) => user_id === customer.userId)).toEqual([])
})
