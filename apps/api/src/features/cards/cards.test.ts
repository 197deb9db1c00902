import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  buildTestApp,
  cardToken,
  createCustomer,
  createSpecialist,
  createSpecialty,
  giveCard,
  runJobs,
  type SignedIn,
  signIn,
  type TestApp,
  type TestCustomer,
  testCards,
} from '../../../test/index.ts'
import { findPayingCard } from './index.ts'

let t: TestApp
let paula: TestCustomer
let session: SignedIn
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  paula = await createCustomer(t.deps)
  session = await signIn(t.deps, paula)
})

const add = (payload: object, headers: Record<string, string> = session.headers) =>
  t.app.inject({ method: 'POST', url: '/api/v1/card/addCard', headers, payload })
const list = async (who: SignedIn = session) =>
  (await t.app.inject({ url: '/api/v1/card/credit_cards', headers: who.headers })).json().data
const remove = (id: string, who: SignedIn = session) =>
  t.app.inject({ method: 'DELETE', url: `/api/v1/card/deleteCard/${id}`, headers: who.headers })
const registered = { holder_name: 'PAULA TESTE', useRegisteredCustomerAddress: true }

describe('a new card', () => {
  test('needs a token of ours, and the role of a customer', async () => {
    expect((await add({}, {})).statusCode).toBe(401)
    const doctor = await createSpecialist(t.deps, { specialtyId: await createSpecialty(t.deps) })
    const { headers } = await signIn(t.deps, doctor)
    expect((await add({ card_token: 'token_x', ...registered }, headers)).statusCode).toBe(403)
  })

  test('is kept by its token; the first one is the default, and the same card is kept once', async () => {
    const answer = await add({ card_token: await cardToken(t, session), ...registered })
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({
      brand: 'Visa',
      last4: '0010',
      exp_month: 12,
      exp_year: 2035,
      default: true,
    })
    await giveCard(t, session)
    await giveCard(t, session, testCards.refuses)
    expect(await list()).toMatchObject([
      { last4: '0010', default: true },
      { last4: '0028', default: false },
    ])
  })

  test('that is not to be kept pays by its id alone, is in no list, and is forgotten', async () => {
    const payload = { card_token: await cardToken(t, session), ...registered, keep: false }
    const answer = await add(payload)
    expect(answer.json()).toMatchObject({ last4: '0010', default: false })
    const { id } = answer.json()
    expect(await list()).toEqual([])
    expect(await findPayingCard(t.deps.db, paula.customerId, id)).toMatchObject({ id })
    expect(await findPayingCard(t.deps.db, paula.customerId, undefined)).toBeUndefined()
    await t.deps.jobs.add(t.deps.db, 'forget-card', { customerId: paula.customerId, cardId: id })
    expect(await runJobs(t)).toEqual([])
    expect(await findPayingCard(t.deps.db, paula.customerId, id)).toBeUndefined()
  })

  test('that was for one payment is kept once it is given again to be kept', async () => {
    await add({ card_token: await cardToken(t, session), ...registered, keep: false })
    const { id } = (await add({ card_token: await cardToken(t, session), ...registered })).json()
    await t.deps.jobs.add(t.deps.db, 'forget-card', { customerId: paula.customerId, cardId: id })
    expect(await runJobs(t)).toEqual([])
    expect(await list()).toMatchObject([{ id, last4: '0010', default: true }])
  })

  test('with a number or a cvv in it is refused and leaves no trace of them', async () => {
    const card_token = await cardToken(t, session)
    for (const field of ['card_number', 'cvv']) {
      const answer = await add({ card_token, ...registered, [field]: '4000000000000010' })
      expect(answer.json()).toMatchObject({
        status: 422,
        code: 'validation_failed',
        errors: [{ path: field }],
      })
      expect(answer.body).not.toContain('4000000000000010')
    }
    expect(await list()).toEqual([])
  })

  test('with its number typed into the field of the name is refused, and the number goes nowhere', async () => {
    for (const holder_name of ['4000000000000010', '4000 0000 0000 0010', 'PAULA 4000-0000-0000-0010']) {
      const answer = await add({ card_token: await cardToken(t, session), ...registered, holder_name })
      expect(answer.json()).toMatchObject({ status: 422, errors: [{ path: 'holder_name' }] })
      expect(answer.body).not.toContain('0010')
    }
    expect(await list()).toEqual([])
  })

  test('with an address that was typed needs all of it but the complement', async () => {
    const typed = {
      holder_name: 'PAULA TESTE',
      zip_code: '01310100',
      address: 'Avenida Paulista',
      city: 'São Paulo',
    }
    const lacking = await add({ card_token: await cardToken(t, session), ...typed })
    expect(lacking.statusCode).toBe(422)
    expect(lacking.json().errors.map(({ path }: { path: string }) => path)).toEqual([
      'address_number',
      'neighborhood',
      'state',
    ])
    const whole = { ...typed, address_number: '1000', neighborhood: 'Bela Vista', state: 'SP' }
    expect((await add({ card_token: await cardToken(t, session), ...whole })).statusCode).toBe(201)
    const written = { ...whole, zip_code: '01310-100' }
    expect((await add({ card_token: await cardToken(t, session), ...written })).statusCode).toBe(201)
  })

  test('of a token that is unknown or used is refused', async () => {
    const card_token = await cardToken(t, session)
    await add({ card_token, ...registered })
    for (const bad of [card_token, 'token_unknown']) {
      const answer = await add({ card_token: bad, ...registered })
      expect(answer.json()).toMatchObject({ status: 422, code: 'card_token_invalid' })
    }
    expect(await list()).toHaveLength(1)
  })
})

describe('a card that is deleted', () => {
  test('is gone here and at the provider, and the newest of the others is the default', async () => {
    const first = await giveCard(t, session)
    const second = await giveCard(t, session, testCards.refuses)
    expect((await remove(first)).statusCode).toBe(204)
    expect(await list()).toMatchObject([{ id: second, default: true }])
    expect((await remove(first)).statusCode).toBe(404)
    expect(await runJobs(t)).toEqual([])
    const again = await giveCard(t, session)
    expect(again).not.toBe(first)
  })

  test("can't be somebody else's", async () => {
    const id = await giveCard(t, session)
    const other = await signIn(t.deps, await createCustomer(t.deps))
    expect((await remove(id, other)).json()).toMatchObject({ status: 404, code: 'not_found' })
    expect(await list()).toHaveLength(1)
    expect(await list(other)).toEqual([])
  })
})
