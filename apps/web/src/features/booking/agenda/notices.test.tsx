import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/api/query-client.ts'
import { openApp } from '../../../test/app.tsx'
import { bookingServer, ids, noticeOf } from '../../../test/booking-api.fake.ts'
import { knowOwnAddress } from '../../../test/own-address.ts'
import { customer } from '../../../test/people.ts'

vi.mock('../../../lib/realtime/realtime.ts', () => ({
  on: () => () => undefined,
  onMissed: () => () => undefined,
  onConnected: () => () => undefined,
}))

const patient = { ...customer, customerId: ids.customer }
const done = () => new Response(null, { status: 204 })

beforeEach(() => {
  queryClient.clear()
  sessionStorage.clear()
  knowOwnAddress()
  return () => vi.unstubAllGlobals()
})

const notify = (server: ReturnType<typeof bookingServer>, ...numbers: number[]) => {
  const data = numbers.map((number) => noticeOf(number))
  server.notifications = {
    data,
    meta: { page: 1, pageSize: 20, total: data.length },
    unread: data.length,
    unreadMessages: 0,
  }
}
const openNotice = async () => {
  await openApp('/customer', patient)
  return within(await screen.findByRole('region', { name: 'Consulta cancelada' }))
}

type Notice = ReturnType<typeof within>
const openMore = (notice: Notice) =>
  userEvent.click(notice.getByRole('button', { name: 'Mais ações da consulta cancelada' }))
const choose = async (notice: Notice, name: string) => {
  await openMore(notice)
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}

test('canceled consultations are shown one at a time, advanced, removed and cleared', async () => {
  const server = bookingServer([done, done])
  notify(server, 1, 2)
  const notice = await openNotice()
  expect(notice.getByText(/Especialista 1 cancelou/)).toBeDefined()
  expect(notice.queryByText(/Especialista 2/)).toBeNull()
  expect(notice.getByText('1 de 2')).toBeDefined()
  await choose(notice, 'Próxima notificação')
  expect(notice.getByText(/Especialista 2 cancelou/)).toBeDefined()
  await choose(notice, 'Próxima notificação')
  expect(notice.getByText(/Especialista 1 cancelou/)).toBeDefined()
  notify(server, 2)
  await choose(notice, 'Remover notificação')
  expect(await notice.findByText(/Especialista 2 cancelou/)).toBeDefined()
  await openMore(notice)
  expect(screen.queryByRole('menuitem', { name: 'Próxima notificação' })).toBeNull()
  expect(server.written[0]?.url).toContain(`customer/notifications/${noticeOf(1).id}`)
})

test('clearing takes these alone', async () => {
  const server = bookingServer([done])
  notify(server, 1, 2)
  const notice = await openNotice()
  notify(server)
  await choose(notice, 'Limpar notificações')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Consulta cancelada' })).toBeNull())
  expect(server.written[0]?.url).toMatch(/customer\/notifications\?kind=canceled_by_specialist$/)
})

test('the credit is used with the specialist, or goes back to the card after a question', async () => {
  const server = bookingServer([() => Response.json({})])
  notify(server, 1)
  const notice = await openNotice()
  expect(notice.getByRole('link', { name: 'Remarcar com o crédito' }).getAttribute('href')).toBe(
    `/customer/horario/${ids.specialist}?mix=1`,
  )
  await choose(notice, 'Reembolsar no cartão')
  const question = within(await screen.findByRole('dialog', { name: 'Reembolsar R$\u00a0180,01 no cartão?' }))
  await userEvent.click(question.getByRole('button', { name: 'Reembolsar' }))
  expect(await screen.findByText('R$ 180,01 estão voltando para você.')).toBeDefined()
  expect(server.written[0]?.url).toContain(
    `schedules/${ids.appointment}/refund?creditId=${noticeOf(1).creditId}`,
  )
})

test('money that can’t go back is not offered to the card', async () => {
  const server = bookingServer([])
  const meta = { page: 1, pageSize: 20, total: 1 }
  server.notifications = { data: [noticeOf(1, { refundable_amount: 0 })], meta, unread: 1, unreadMessages: 0 }
  const notice = await openNotice()
  await openMore(notice)
  await screen.findByRole('menuitem', { name: 'Remover notificação' })
  expect(screen.queryByRole('menuitem', { name: 'Reembolsar no cartão' })).toBeNull()
})

test('a credit that is gone is called gone, and of one that was used in part the rest is named', async () => {
  const server = bookingServer([])
  const notices = [
    noticeOf(1, { refundable_amount: 0, remaining_amount: 0 }),
    noticeOf(2, { refundable_amount: 5000, remaining_amount: 5000 }),
  ]
  server.notifications = {
    data: notices,
    meta: { page: 1, pageSize: 20, total: 2 },
    unread: 2,
    unreadMessages: 0,
  }
  const notice = await openNotice()
  expect(notice.getByText(/O valor não está mais na sua carteira/)).toBeDefined()
  expect(notice.queryByRole('link', { name: 'Remarcar com o crédito' })).toBeNull()
  await choose(notice, 'Próxima notificação')
  expect(notice.getByText(/^R\$\s50,00 estão na sua carteira/)).toBeDefined()
  expect(notice.getByRole('link', { name: 'Remarcar com o crédito' })).toBeDefined()
})
