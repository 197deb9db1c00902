import { HOUR, MINUTE } from '@emma/domain/interval'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import {
  cardToken,
  confirm,
  createCustomer,
  createSpecialist,
  giveCard,
  giveCredit,
  PRICE,
  signIn,
  slotId,
  type TestCustomer,
  TOMORROW,
  testCards,
  useBookingFixture,
} from '../../../test/index.ts'

const w = useBookingFixture()
/** Different people have different addresses. */
let nextAddress = 1
const newAddress = () => `198.51.100.${nextAddress++}`

const person = async (address = newAddress(), number: string = testCards.refuses) => {
  const customer = await createCustomer(w().t.deps)
  await giveCard(w().t, await signIn(w().t.deps, customer), number)
  return { customer, address }
}
type Person = Awaited<ReturnType<typeof person>>

/** A payment for a separate specialist's slot, so that earlier bookings do not interfere. */
const pay = async ({ customer, address }: Person, method = 'credit_card') => {
  const { t, specialtyId } = w()
  const { specialistId } = await createSpecialist(t.deps, { specialtyId, price: PRICE })
  const { headers } = await signIn(t.deps, customer)
  const answer = await t.app.inject({
    method: 'POST',
    url: `/api/v1/schedules/auth/${customer.customerId}/schedules/${slotId(specialistId, TOMORROW)}/confirm`,
    headers,
    remoteAddress: address,
    payload: { specialty_id: specialtyId, payment_method: method },
  })
  const { code, status, retry_after } = answer.json()
  return { code, status, wait: answer.headers['retry-after'], retry_after }
}
const refusedCharge = { code: 'payment_refused', status: 402 }
const paused = (seconds: number) => ({
  code: 'payment_pause',
  status: 429,
  wait: String(seconds),
  retry_after: seconds,
})
const writtenOf = async ({ customerId }: TestCustomer) => {
  const { rows } = await sql`
    SELECT a.id, a.status FROM appointments a WHERE a.customer_id = ${customerId} ORDER BY a.id`.execute(
    w().t.deps.db,
  )
  return rows
}
const refuse = async (who: Person, times: number) => {
  for (let nth = 1; nth <= times; nth += 1) {
    expect(await pay(who)).toMatchObject(refusedCharge)
    // Past the pauses before the fifth.
    if (nth < times) w().t.clock.advance(5 * MINUTE)
  }
}

test('the third refused card pauses for a minute, the fourth for five, the fifth for an hour', async () => {
  const who = await person()
  await refuse(who, 3)
  expect(await pay(who)).toEqual(paused(60))
  w().t.clock.advance(MINUTE)
  expect(await pay(who)).toMatchObject(refusedCharge)
  expect(await pay(who)).toEqual(paused(5 * 60))
  w().t.clock.advance(5 * MINUTE)
  expect(await pay(who)).toMatchObject(refusedCharge)
  const before = await writtenOf(who.customer)
  expect(await pay(who)).toEqual(paused(60 * 60))
  expect(await writtenOf(who.customer)).toEqual(before)
  w().t.clock.advance(HOUR)
  expect((await pay(who)).code).not.toBe('payment_pause')
})

test('in a pause no card is added, and Pix and the wallet go on', async () => {
  const who = await person()
  await refuse(who, 5)
  const session = await signIn(w().t.deps, who.customer)
  const added = await w().t.app.inject({
    method: 'POST',
    url: '/api/v1/card/addCard',
    headers: session.headers,
    remoteAddress: newAddress(),
    payload: {
      card_token: await cardToken(w().t, session),
      holder_name: 'PAULA TESTE',
      useRegisteredCustomerAddress: true,
    },
  })
  expect(added.json()).toMatchObject({ status: 429, code: 'payment_pause' })
  const cards = await w().t.app.inject({ url: '/api/v1/card/credit_cards', headers: session.headers })
  expect(cards.json().data).toHaveLength(1)
  await giveCredit(w().t.deps, who.customer.customerId, PRICE)
  expect(await pay(who, 'wallet')).toMatchObject({ status: 'confirmed' })
})

test('the same card is paused in every account, another one of others is not', async () => {
  await refuse(await person(), 5)
  const same = await person()
  expect(await pay(same)).toEqual(paused(60 * 60))
  expect(await writtenOf(same.customer)).toEqual([])
  expect(await pay(await person(newAddress(), testCards.approves))).toMatchObject({ status: 'confirmed' })
})

test('the same address is paused for whoever comes from there', async () => {
  const address = newAddress()
  await refuse(await person(address), 5)
  const neighbour = await person(address, testCards.approves)
  expect(await pay(neighbour)).toEqual(paused(60 * 60))
  expect(await writtenOf(neighbour.customer)).toEqual([])
  expect(await pay({ ...neighbour, address: newAddress() })).toMatchObject({ status: 'confirmed' })
})

test('a settled charge says nothing of its address any more, and counts once', async () => {
  const who = await person()
  await refuse(who, 1)
  await pay(await person(newAddress(), testCards.approves))
  const { rows } = await sql`SELECT FROM payments WHERE counted_as IS NOT NULL`.execute(w().t.deps.db)
  expect(rows).toEqual([])
  const counted = await sql`SELECT FROM attempts WHERE bucket LIKE ${`%${who.address}`}`.execute(
    w().t.deps.db,
  )
  expect(counted.rows).toHaveLength(1)
})

test('a paid card keeps nobody from paying again', async () => {
  const who = await person(newAddress(), testCards.approves)
  const order = w().order('credit_card')
  const answer = await confirm(w().t, who.customer, await signIn(w().t.deps, who.customer), order)
  expect(answer.statusCode).toBe(201)
})
