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

test('an empty list says for how long it keeps what comes', async () => {
  answerWith([])
  await openApp('/admin/contato', admin)
  expect(await screen.findByText(/por 180 dias/)).toBeDefined()
})
