import type { Preparation } from '@emma/contracts/preparations'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { openApp } from '../../test/app.tsx'
import { fakeXhr } from '../../test/fake-xhr.ts'
import { knowOwnAddress } from '../../test/own-address.ts'
import { customer } from '../../test/people.ts'

const id = '018f0000-0000-7000-8000-0000000000a1'
const of = (end: string) => `018f0000-0000-7000-8000-0000000000${end}`
const question = { options: [], required: false }
const told: Preparation = {
  schedule_id: id,
  starts_at: '2026-12-01T12:00:00-03:00',
  online: true,
  specialist: { id: of('b1'), name: 'Helena Vasconcelos' },
  dependent: null,
  editable: true,
  reason: '',
  questions: [
    { ...question, id: of('c1'), text: 'Desde quando?', kind: 'text', required: true },
    { ...question, id: of('c2'), text: 'Teve febre?', kind: 'yes_no' },
    { ...question, id: of('c3'), text: 'Quanto dói?', kind: 'scale' },
  ],
  answers: [],
  files: [],
}

let server: { told: Preparation; refusal: object | null; online: boolean; saved: unknown[] }

beforeEach(() => {
  queryClient.clear()
  knowOwnAddress()
  server = { told, refusal: null, online: true, saved: [] }
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init)
    if (!/\/preparation$/.test(request.url)) return new Response(null, { status: 503 })
    if (request.method === 'GET') return Response.json(server.told)
    if (!server.online) throw new TypeError('Failed to fetch')
    const sent: Pick<Preparation, 'reason'> = await request.json()
    server.saved.push(sent)
    if (server.refusal) return Response.json(server.refusal, { status: 409 })
    server.told = { ...server.told, reason: sent.reason }
    return Response.json(server.told)
  })
  return () => vi.unstubAllGlobals()
})

const open = () => openApp(`/customer/preparo/${id}`, customer)
const reason = () => screen.findByRole('textbox', { name: /Qual é o motivo/ })

test('what is typed and pressed is saved by itself, and can be taken back', async () => {
  await open()
  await userEvent.type(await reason(), 'Dor de cabeça')
  await userEvent.type(screen.getByRole('textbox', { name: 'Desde quando?' }), 'Três dias')
  await userEvent.click(screen.getByRole('radio', { name: 'Não' }))
  await userEvent.click(screen.getByRole('radio', { name: '0' }))
  await userEvent.click(screen.getByRole('button', { name: 'Limpar: Teve febre?' }))
  await screen.findByText('Tudo salvo')
  expect(server.saved.at(-1)).toEqual({
    reason: 'Dor de cabeça',
    answers: [
      { question_id: of('c1'), value: 'Três dias' },
      { question_id: of('c3'), value: 0 },
    ],
  })
})

test('words that did not reach the server are said so, sent again, and survive a reload', async () => {
  server.online = false
  const { unmount } = await open()
  await userEvent.type(await reason(), 'Tosse')
  await screen.findByText('Ainda não foi salvo')
  unmount()
  queryClient.clear()
  await open()
  expect(await reason()).toHaveProperty('value', 'Tosse')
  await screen.findByText('Ainda não foi salvo')
  server.online = true
  await userEvent.click(screen.getByRole('button', { name: 'Salvar de novo' }))
  await screen.findByText('Tudo salvo')
  expect(server.saved.at(-1)).toMatchObject({ reason: 'Tosse' })
})

test('once the consultation began, what was told is read and nothing is written', async () => {
  server.told = {
    ...told,
    editable: false,
    reason: 'Dor de cabeça',
    answers: [{ question_id: of('c2'), text: 'Teve febre?', kind: 'yes_no', options: [], value: false }],
    files: [{ id: of('d1'), name: 'foto.webp', type: 'image/webp', size: 2048 }],
  }
  await open()
  await screen.findByText('Dor de cabeça')
  expect(screen.getByText('Teve febre?').nextElementSibling?.textContent).toBe('Não')
  expect(screen.getByRole('button', { name: 'Abrir foto.webp' })).toBeDefined()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('who types while it begins is told, and reads what stayed', async () => {
  await open()
  const field = await reason()
  server.refusal = {
    code: 'preparation_closed',
    title: 'x',
    status: 409,
    detail: 'A consulta já começou ou mudou.',
  }
  server.told = { ...told, editable: false }
  await userEvent.type(field, 'Mais uma coisa')
  await screen.findByText('A consulta já começou ou mudou.')
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
})

test('a sixth file is not offered', async () => {
  const file = (nth: number) => ({ id: of(`e${nth}`), name: `foto ${nth}.webp`, type: 'image/webp', size: 9 })
  server.told = { ...told, files: [1, 2, 3, 4, 5].map(file) }
  await open()
  await screen.findByRole('button', { name: 'Remover foto 5.webp' })
  expect(screen.queryByRole('button', { name: /Enviar/ })).toBeNull()
})

test('a file that is gone already is removed without an error', async () => {
  const files = [{ id: of('d1'), name: 'foto.webp', type: 'image/webp' as const, size: 2048 }]
  server.told = { ...told, files }
  const answer = fetch
  let isLost = true
  vi.stubGlobal('fetch', async (request: Request, init?: RequestInit) => {
    if (request.method !== 'DELETE') return answer(request, init)
    if (!isLost) return Response.json({ code: 'not_found', title: 'x', status: 404 }, { status: 404 })
    throw new TypeError('cut')
  })
  await open()
  const remove = () => screen.findByRole('button', { name: 'Remover foto.webp' })
  await userEvent.click(await remove())
  expect(await screen.findByText(/Não conseguimos falar com a Emma/)).toBeDefined()
  isLost = false
  await userEvent.click(await remove())
  await waitFor(() => expect(screen.queryByText('foto.webp')).toBeNull())
})

test('a file whose removal had no answer leaves the list', async () => {
  const files = [{ id: of('d1'), name: 'foto.webp', type: 'image/webp' as const, size: 2048 }]
  server.told = { ...told, files }
  const answer = fetch
  vi.stubGlobal('fetch', async (request: Request, init?: RequestInit) => {
    if (request.method !== 'DELETE') return answer(request, init)
    server.told = told
    throw new TypeError('cut')
  })
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Remover foto.webp' }))
  await waitFor(() => expect(screen.queryByText('foto.webp')).toBeNull())
})

test('the focus waits where a file is chosen once an upload is canceled or a file removed', async () => {
  const uploads = fakeXhr()
  server.told = { ...told, files: [{ id: of('d1'), name: 'foto.webp', type: 'image/webp', size: 2048 }] }
  const answer = fetch
  vi.stubGlobal('fetch', async (request: Request, init?: RequestInit) =>
    request.method === 'DELETE' ? new Response(null, { status: 204 }) : answer(request, init),
  )
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Remover foto.webp' }))
  const chooser = () => screen.getByText(/^Enviar/).closest('button')
  await waitFor(() => expect(document.activeElement).toBe(chooser()))
  const input = document.querySelector('input[type=file]')
  if (!input) throw new Error('There is nothing to choose files with')
  fireEvent.change(input, {
    target: { files: [new File(['%PDF-1.7'], 'laudo.pdf', { type: 'application/pdf' })] },
  })
  await waitFor(() => expect(uploads).toHaveLength(1))
  await userEvent.click(await screen.findByRole('button', { name: 'Cancelar envio' }))
  await waitFor(() => expect(document.activeElement).toBe(chooser()))
})
