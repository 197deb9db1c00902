import type { ContactMessage } from '@emma/contracts/support/contact'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/api/query-client.ts'
import { openApp } from '../../../test/app.tsx'
import { knowOwnAddress } from '../../../test/own-address.ts'
import { admin } from '../../../test/people.ts'

const message: ContactMessage = {
  id: '018f0000-0000-7000-8000-000000000001',
  subject: 'pagamento',
  name: 'Paula Nogueira',
  email: 'paula@exemplo.com',
  message: 'Paguei duas vezes.\nPodem conferir?',
  error_id: 'abc-123',
  language: 'pt',
  state: 'failed',
  created_at: '2026-11-20T15:00:00.000Z',
  sent_at: null,
}

beforeEach(() => {
  queryClient.clear()
  knowOwnAddress()
})

const answerWith = (data: readonly ContactMessage[]) =>
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const { url } = new Request(input, init)
    if (!url.includes('support/contact-messages')) return new Response(null, { status: 503 })
    return Response.json({ data, meta: { page: 1, pageSize: 25, total: data.length } })
  })

test('an admin reads what was not sent, with the code of the error, and answers by e-mail', async () => {
  answerWith([message])
  await openApp('/admin/contato', admin)
  expect(await screen.findByText('Não enviada')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Abrir a mensagem de Paula Nogueira' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Pagamento ou reembolso' }))
  expect(dialog.getByText(/Paguei duas vezes/)).toBeDefined()
  expect(dialog.getByText('abc-123')).toBeDefined()
  const answer = dialog.getByRole('link', { name: 'Responder por e-mail' })
  expect(answer.getAttribute('href')).toMatch(/^mailto:paula@exemplo\.com\?subject=Sua%20mensagem/)
})

test('an admin sends again what was not sent, and the list says that it waits', async () => {
  answerWith([message])
  await openApp('/admin/contato', admin)
  await userEvent.click(await screen.findByRole('button', { name: 'Abrir a mensagem de Paula Nogueira' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Pagamento ou reembolso' }))
  const asked: string[] = []
  const waiting = { ...message, state: 'waiting' } as const
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const { url, method } = new Request(input, init)
    if (!url.includes('support/contact-messages')) return new Response(null, { status: 503 })
    if (method === 'GET') return Response.json({ data: [waiting], meta: { page: 1, pageSize: 25, total: 1 } })
    asked.push(`${method} ${new URL(url).pathname}`)
    return Response.json(waiting)
  })
  await userEvent.click(dialog.getByRole('button', { name: 'Reenviar ao suporte' }))
  expect(await screen.findByText('A mensagem vai ser enviada de novo ao suporte.')).toBeDefined()
  expect(asked).toEqual([`POST /api/v1/support/contact-messages/${message.id}/resend`])
  await expect.poll(() => screen.queryByText('Não enviada')).toBeNull()
})

test('what the support got is not sent again', async () => {
  answerWith([{ ...message, state: 'sent' }])
  await openApp('/admin/contato', admin)
  await userEvent.click(await screen.findByRole('button', { name: 'Abrir a mensagem de Paula Nogueira' }))
  expect(await screen.findByRole('link', { name: 'Responder por e-mail' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Reenviar ao suporte' })).toBeNull()
})

test('an empty list says for how long it keeps what comes', async () => {
  answerWith([])
  await openApp('/admin/contato', admin)
  expect(await screen.findByText(/por 180 dias/)).toBeDefined()
})
