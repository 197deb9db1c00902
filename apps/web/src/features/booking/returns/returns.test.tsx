import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/api/query-client.ts'
import { openApp } from '../../../test/app.tsx'
import { appointmentOf, bookingServer, ids, slotAt } from '../../../test/booking-api.fake.ts'
import { knowOwnAddress } from '../../../test/own-address.ts'
import { customer } from '../../../test/people.ts'

vi.mock('../../../lib/realtime/realtime.ts', () => ({
  on: () => () => undefined,
  onMissed: () => () => undefined,
  onConnected: () => () => undefined,
}))

const patient = { ...customer, customerId: ids.customer }
const attended = appointmentOf({ status: 'finished', return_visit: { until: '2027-03-22', price: 0 } })

beforeEach(() => {
  sessionStorage.clear()
  queryClient.clear()
  knowOwnAddress()
  return () => vi.unstubAllGlobals()
})

test('a past consultation says until when and for how much one comes back, and leads to its times', async () => {
  const server = bookingServer([])
  server.own = [attended]
  await openApp('/customer/agenda?tab=past', patient)
  await screen.findByText('Retorno até 22/03/2027, sem custo')
  const link = screen.getByRole('link', { name: 'Marcar retorno com Helena Vasconcelos' })
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://emma.test')
  expect(pathname).toBe(`/customer/horario/${ids.specialist}`)
  expect(searchParams.get('return_of')).toBe(attended.id)
})

test('a return visit that costs nothing is confirmed with one press, and no means of payment is asked for', async () => {
  const server = bookingServer([])
  server.appointment = attended
  server.slots = [{ ...slotAt(0), price: 0 }]
  const search = `specialty=${ids.specialty}&slot=${slotAt(0).id}&step=pay&return_of=${ids.appointment}`
  await openApp(`/customer/horario/${ids.specialist}?${search}`, patient)
  const confirm = await screen.findByRole('button', { name: 'Confirmar retorno' })
  expect(screen.queryByRole('radio', { name: 'Pix' })).toBeNull()
  expect(screen.queryByText('Para quem é a consulta?')).toBeNull()
  expect(await screen.findByText(/você pode marcar o retorno de novo|não poderá ser marcado/)).toBeDefined()
  await userEvent.click(confirm)
  await waitFor(() => expect(server.written).toHaveLength(1))
  expect(await server.written[0]?.json()).toMatchObject({
    payment_method: 'wallet',
    return_of: ids.appointment,
    expected: { price: 0 },
  })
})
