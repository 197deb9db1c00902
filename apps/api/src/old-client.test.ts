import { expect, test } from 'vitest'
import { giveCredit, PASSWORD, PRICE, TOMORROW, useBookingFixture } from '../test/index.ts'

const w = useBookingFixture()

test('the client of the specification logs in, finds, books, looks and cancels by its calls alone', async () => {
  const { t, paula, specialist, specialtyId } = w()
  await giveCredit(t.deps, paula.customerId, PRICE)
  let token = ''
  const ask = async (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) => {
    const headers = token === '' ? {} : { authorization: `Bearer ${token}` }
    const answer = await t.app.inject({
      method,
      url: `/api/v1/${path}`,
      headers,
      ...(payload && { payload }),
    })
    expect([path, answer.statusCode < 300], answer.body).toEqual([path, true])
    return answer.body === '' ? null : answer.json()
  }
  token = (await ask('POST', 'jwt/login', { email: paula.email, password: PASSWORD })).accessToken
  await ask('GET', 'authentication/authenticateToken')
  const { data: found } = await ask('GET', 'specialists/specialists?page=1&perPage=100')
  expect(found.map(({ id }: { id: string }) => id)).toContain(specialist.specialistId)
  const shown = await ask('GET', `specialists/getSpecialistsById/${specialist.specialistId}`)
  expect(shown).toMatchObject({ places_specialists: expect.any(Array), use_online: true })
  const day = TOMORROW.slice(0, 10)
  const { data: slots } = await ask(
    'GET',
    `customer/specialists/${specialist.specialistId}/schedules?from=${day}&to=${day}`,
  )
  const slot = slots.find(
    ({ starts_at }: { starts_at: string }) => Date.parse(starts_at) === Date.parse(TOMORROW),
  )
  const order = { specialty_id: specialtyId, payment_method: 'wallet' }
  const booked = await ask(
    'POST',
    `schedules/auth/${paula.customerId}/schedules/${encodeURIComponent(slot.id)}/confirm`,
    order,
  )
  expect(booked).toMatchObject({ status: 'confirmed', price: PRICE })
  expect(await ask('GET', `schedules/${booked.id}`)).toMatchObject({ id: booked.id })
  const area = await ask('GET', 'customer/patient-area')
  expect(JSON.stringify(area.appointments_by_year)).toContain(booked.id)
  await ask('GET', `schedules/auth/schedules/${booked.id}/cancel`)
  await ask('DELETE', `schedules/auth/schedules/${booked.id}/cancelPerCustomer`)
  expect(await ask('GET', `schedules/${booked.id}`)).toMatchObject({ status: 'canceled_by_customer' })
})
