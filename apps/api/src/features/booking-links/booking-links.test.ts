import { DAY, HOUR, MINUTE } from '@emma/domain/interval'
import { beforeEach, describe, expect, test } from 'vitest'
import { onBehalf, somebody } from '../../../test/fixtures/on-behalf.ts'
import {
  confirm,
  createCustomer,
  forgetMessages,
  giveCredit,
  ledgerFaults,
  messagesTo,
  PRICE,
  runJobs,
  type SignedIn,
  signIn,
  type TestCustomer,
  TOMORROW,
  useBookingFixture,
} from '../../../test/index.ts'
import { jobHandlers } from '../features.ts'
import { endBookingLinks } from './booking-links.jobs.ts'

const w = useBookingFixture()
const { attend, call, linkRows, list, post, sergio, slotNow } = onBehalf(w)
beforeEach(() => forgetMessages(w().t))

const PAULAS_PHONE = '5511987654321'
/** Kinds of the specialist's notifications. */
const kindsTold = async (): Promise<string[]> => {
  const { userId } = w().specialist
  const told = w().t.deps.db.selectFrom('notifications').select('kind').where('user_id', '=', userId)
  return (await told.execute()).map(({ kind }) => kind)
}
const known = async () => {
  await attend()
  const answer = await post({ customer_id: w().paula.customerId })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.link.id
}
const unknown = async (person = somebody()) => {
  const answer = await post({ person })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  const [link] = await list()
  return { person, id: link.id, token: new URL(link.url).hash.slice(1) }
}
const stranger = async () => {
  const customer = await createCustomer(w().t.deps)
  await giveCredit(w().t.deps, customer.customerId, PRICE)
  return { customer, session: await signIn(w().t.deps, customer) }
}
const bookAs = (customer: TestCustomer, session: SignedIn, method: 'wallet' | 'pix' = 'wallet') =>
  confirm(w().t, customer, session, w().order(method))
const keysOf = (id: string) =>
  w().t.deps.db.selectFrom('data_keys').selectAll().where('subject_id', '=', id).execute()
const codeOf = (answer: { json: () => { code?: string } }) => answer.json().code
/** Advances the clock, and logs the patient in again. */
const after = async (ms: number) => {
  w().t.clock.advance(ms)
  Object.assign(w(), { session: await signIn(w().t.deps, w().paula) })
}

describe('a link for a patient in care', () => {
  test('keeps the slot for them alone, waits in their agenda, and is accepted by paying', async () => {
    await known()
    await runJobs(w().t)
    const [told] = await messagesTo(w().t, PAULAS_PHONE)
    expect(told?.text).toContain('reservou um horário para você')
    expect(await slotNow()).toBe('held')
    const other = await stranger()
    expect(codeOf(await bookAs(other.customer, other.session))).toBe('slot_taken')
    const { data } = (await call(w().session, 'GET', 'customer/booking-links')).body
    expect(data).toMatchObject([{ mode: 'link', slot: { price: PRICE } }])
    await giveCredit(w().t.deps, w().paula.customerId, PRICE)
    expect((await bookAs(w().paula, w().session)).statusCode).toBe(201)
    expect(await linkRows()).toMatchObject([{ status: 'accepted' }])
    expect((await call(w().session, 'GET', 'customer/booking-links')).body.data).toEqual([])
    expect(await kindsTold()).toContain('booking_link_accepted')
    expect(await ledgerFaults(w().t.deps.db)).toEqual([])
  })

  test('is nobody else’s, also with its secret', async () => {
    const id = await known()
    const other = await stranger()
    const [link] = await list()
    const token = new URL(link.url).hash.slice(1)
    expect((await call(other.session, 'POST', 'booking-links/claim', { token })).body.code).toBe(
      'booking_link_of_other',
    )
    expect((await call(other.session, 'DELETE', `customer/booking-links/${id}`)).status).toBe(404)
    expect((await call(other.session, 'GET', 'customer/booking-links')).body.data).toEqual([])
    expect(await linkRows()).toMatchObject([{ status: 'open' }])
  })

  test('opens the slot again at its deadline, and both are told', async () => {
    await known()
    await after(23 * HOUR)
    await endBookingLinks(w().t.deps)
    expect(await linkRows()).toMatchObject([{ status: 'expired' }])
    await runJobs(w().t)
    const [told] = await messagesTo(w().t, PAULAS_PHONE)
    expect(told?.text).toContain('não está mais reservado')
    expect(await kindsTold()).toContain('booking_link_over')
  })

  test('leads nowhere after its deadline, also before the job has ended it', async () => {
    await known()
    const [link] = await list()
    const token = new URL(link.url).hash.slice(1)
    await after(23 * HOUR)
    const late = await call(w().session, 'POST', 'booking-links/claim', { token })
    expect(late.body.code).toBe('booking_link_over')
    expect(await linkRows()).toMatchObject([{ status: 'open' }])
  })

  test('is declined by the patient, once', async () => {
    const id = await known()
    expect((await call(w().session, 'DELETE', `customer/booking-links/${id}`)).status).toBe(204)
    expect((await call(w().session, 'DELETE', `customer/booking-links/${id}`)).status).toBe(404)
    expect(await slotNow()).toBe('open')
    expect(await linkRows()).toMatchObject([{ status: 'declined' }])
  })
})

test('a link that one person pays by is not taken over by another who opens it', async () => {
  const { token } = await unknown()
  const [first, second] = [await stranger(), await stranger()]
  expect((await call(first.session, 'POST', 'booking-links/claim', { token })).status).toBe(200)
  expect((await bookAs(first.customer, first.session, 'pix')).statusCode).toBe(202)
  const taken = await call(second.session, 'POST', 'booking-links/claim', { token })
  expect(taken.body.code).toBe('booking_link_paying')
})

describe('deadline against payment', () => {
  const pixAtTheLastMoment = async () => {
    await known()
    await after(22 * HOUR + 25 * MINUTE)
    await w()
      .t.deps.db.updateTable('booking_links')
      .set({ expires_at: inMs(MINUTE) })
      .execute()
    await w()
      .t.deps.db.updateTable('slot_holds')
      .set({ expires_at: inMs(MINUTE) })
      .execute()
    const booked = await bookAs(w().paula, w().session, 'pix')
    expect(booked.statusCode, booked.body).toBe(202)
    w().t.clock.advance(2 * MINUTE)
    await endBookingLinks(w().t.deps)
    expect(await linkRows()).toMatchObject([{ status: 'open' }])
    return booked.json().id
  }
  const inMs = (ms: number) => new Date(w().t.clock.now().getTime() + ms)

  test('who pays in the minutes of their Pix has the slot', async () => {
    const id = await pixAtTheLastMoment()
    await w().control(`/_pix/${(await w().chargesOf(id))[0]?.id}/pay`)
    await runJobs(w().t)
    expect(await linkRows()).toMatchObject([{ status: 'accepted', appointment_id: id }])
    expect(await slotNow()).toBe('booked')
    expect(await ledgerFaults(w().t.deps.db)).toEqual([])
  })

  test('who does not pay leaves it to others', async () => {
    await pixAtTheLastMoment()
    const [link] = await list()
    expect(link).toMatchObject({ paying: true, can: { cancel: false } })
    const refused = await call(await sergio(), 'DELETE', `schedules/on-behalf/${link.id}`)
    expect(refused.body.code).toBe('booking_link_paying')
    w().t.clock.advance(20 * MINUTE)
    await jobHandlers['expire-holds']?.(w().t.deps, {})
    await endBookingLinks(w().t.deps)
    expect(await linkRows()).toMatchObject([{ status: 'expired' }])
  })

  test('a Pix that ran out is paid another way while the link lasts', async () => {
    await known()
    expect((await bookAs(w().paula, w().session, 'pix')).statusCode).toBe(202)
    await after(20 * MINUTE)
    await jobHandlers['expire-holds']?.(w().t.deps, {})
    const other = await stranger()
    expect(codeOf(await bookAs(other.customer, other.session))).toBe('slot_taken')
    await giveCredit(w().t.deps, w().paula.customerId, PRICE)
    expect((await bookAs(w().paula, w().session)).statusCode).toBe(201)
    expect(await linkRows()).toMatchObject([{ status: 'accepted' }])
  })
})

describe('races', () => {
  test('of two tabs one keeps the slot', async () => {
    const answers = await Promise.all([post({ person: somebody() }), post({ person: somebody() })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect(await linkRows()).toHaveLength(1)
  })

  test.each([1, 2, 3, 4])('a patient who books the same slot has it, or the link does (%i)', async () => {
    const { customer, session } = await stranger()
    const [booked, kept] = await Promise.all([bookAs(customer, session), post({ person: somebody() })])
    expect([booked.statusCode, kept.status].toSorted()).toEqual([201, 409])
    const active = (await w().appointments()).filter(({ status }) => status === 'confirmed')
    expect(active.length + (await linkRows()).length).toBe(1)
  })

  test.each([1, 2, 3, 4])('a yes against the specialist’s cancellation leaves one of them (%i)', async () => {
    const id = await known()
    await giveCredit(w().t.deps, w().paula.customerId, PRICE)
    const who = await sergio()
    const [booked, canceled] = await Promise.all([
      bookAs(w().paula, w().session),
      call(who, 'DELETE', `schedules/on-behalf/${id}`),
    ])
    const [row] = await linkRows()
    // The slot is open again after a cancellation: then it was an ordinary booking.
    expect(booked.statusCode).toBe(201)
    expect(row?.status).toBe(canceled.status === 204 ? 'canceled' : 'accepted')
    expect(await ledgerFaults(w().t.deps.db)).toEqual([])
  })
})

describe('a link for somebody new', () => {
  test('goes by SMS, shows who, when and for how much, and not a word about the person', async () => {
    const { person, token } = await unknown()
    await runJobs(w().t)
    const [sms] = await messagesTo(w().t, `55${person.cell_phone}`)
    expect(sms?.text).toContain(`/convite#${token}`)
    const shown = await call(null, 'POST', 'booking-links/show', { token })
    expect(shown.body.invitation).toMatchObject({
      specialist: { id: w().specialist.specialistId },
      slot: { price: PRICE, online: true },
      for_account: false,
    })
    expect(JSON.stringify(shown.body)).not.toContain('Rosa')
    expect((await call(null, 'POST', 'booking-links/show', { token: `${token}x` })).status).toBe(404)
  })

  test('is kept sealed, and forgotten a week after its end', async () => {
    const { person, id } = await unknown()
    const [row] = await linkRows()
    const stored = JSON.stringify(row)
    expect(stored).not.toContain('Rosa')
    expect(stored).not.toContain(person.cell_phone)
    expect((await call(await sergio(), 'DELETE', `schedules/on-behalf/${id}`)).status).toBe(204)
    expect(await slotNow()).toBe('open')
    expect((await list())[0]).toMatchObject({ name: 'Rosa de Almeida', status: 'canceled', url: null })
    await after(7 * DAY + 1)
    await jobHandlers['forget-booking-links']?.(w().t.deps, {})
    expect(await linkRows()).toMatchObject([{ person_sealed: null }])
    expect(await keysOf(id)).toEqual([])
  })

  test('is taken over by who opens it later, until somebody books', async () => {
    const { token, id } = await unknown()
    const [first, second] = [await stranger(), await stranger()]
    for (const { session } of [first, second])
      expect((await call(session, 'POST', 'booking-links/claim', { token })).status).toBe(200)
    expect(codeOf(await bookAs(first.customer, first.session))).toBe('slot_taken')
    expect((await bookAs(second.customer, second.session)).statusCode).toBe(201)
    expect((await list())[0]).toMatchObject({
      status: 'accepted',
      customer_id: second.customer.customerId,
      name: expect.stringMatching(/\S/),
    })
    // After accepting, the person has an account: the sealed data of the link can no longer be read.
    expect(await keysOf(id)).toEqual([])
    const late = await call(first.session, 'POST', 'booking-links/claim', { token })
    expect(late.body.code).toBe('booking_link_over')
    expect((await call(null, 'POST', 'booking-links/show', { token })).body).toEqual({
      status: 'accepted',
      invitation: null,
    })
  })
})

describe('messages', () => {
  test('are sent again at most once a minute and three times in all', async () => {
    const { person, id } = await unknown()
    const again = async () => call(await sergio(), 'POST', `schedules/on-behalf/${id}/resend`)
    expect((await again()).status).toBe(429)
    await after(MINUTE)
    expect((await again()).status).toBe(200)
    await after(MINUTE)
    expect((await again()).body.can.resend).toBe(false)
    await after(MINUTE)
    expect((await again()).body.code).toBe('booking_links_limit')
    await runJobs(w().t)
    expect(await messagesTo(w().t, `55${person.cell_phone}`)).toHaveLength(3)
  })

  test('reach one phone for three links a day', async () => {
    const person = somebody()
    const times = ['12:00', '12:30', '13:00', '13:30'].map((hour) => `2026-11-24T${hour}:00.000Z`)
    const answers = []
    for (const startsAt of times) answers.push(await post({ person }, startsAt))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 429])
    expect(answers[3]?.body.code).toBe('person_links_limit')
    expect(await linkRows()).toHaveLength(3)
  })

  test('do not go out for a slot that begins before anybody could pay', async () => {
    w().t.clock.set(new Date(Date.parse(TOMORROW) - 40 * MINUTE).toISOString())
    const answer = await post({ person: somebody() })
    expect([answer.status, answer.body.code]).toEqual([409, 'link_too_late'])
    expect(await linkRows()).toEqual([])
  })
})
