import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { openApp } from '../../test/app.tsx'
import { appointmentOf, bookingServer, ids } from '../../test/booking-api.fake.ts'
import { knowOwnAddress } from '../../test/own-address.ts'
import { specialist } from '../../test/people.ts'

vi.mock('../../lib/realtime/realtime.ts', () => ({
  on: () => () => undefined,
  onMissed: () => () => undefined,
  onConnected: () => () => undefined,
}))

const { can: nothing } = appointmentOf()
const doctor = { ...specialist, specialistId: ids.specialist }

beforeEach(() => {
  queryClient.clear()
  knowOwnAddress()
  return () => vi.unstubAllGlobals()
})

test('a child’s appointment is begun, ended and marked by the child’s name', async () => {
  bookingServer([]).appointment = appointmentOf({
    dependent: { id: ids.customer, name: 'Lia Teste' },
    can: { ...nothing, start: true, finish: true, mark_no_show: true },
  })
  await openApp('/specialist/consultas', doctor)
  await screen.findByRole('button', { name: 'Iniciar consulta de Lia Teste' })
  const choose = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name: 'Mais ações de Lia Teste' }))
    await userEvent.click(await screen.findByRole('menuitem', { name }))
    return screen.findByRole('dialog')
  }
  const finishing = await choose('Concluir')
  expect(within(finishing).getByText(/^A consulta de Lia Teste passa/)).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  const absence = await choose('Marcar ausência')
  expect(within(absence).getByText(/^A consulta de Lia Teste termina/)).toBeTruthy()
})
