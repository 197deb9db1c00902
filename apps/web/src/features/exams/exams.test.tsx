import type { Exam } from '@emma/contracts/exams'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { keepShared } from '../../lib/shared-files.ts'
import { openApp } from '../../test/app.tsx'
import { fakeCaches } from '../../test/caches.fake.ts'
import { fakeXhr, type SeenUpload } from '../../test/fake-xhr.ts'
import { knowOwnAddress } from '../../test/own-address.ts'
import { customer } from '../../test/people.ts'

const LIA = '018f0000-0000-7000-8000-0000000000d1'
const examOf = (change: Partial<Exam> = {}): Exam => ({
  id: '018f0000-0000-7000-8000-0000000000e1',
  title: 'Hemograma',
  date: '2026-03-10',
  dependent: null,
  file: { name: 'laudo.pdf', type: 'application/pdf', size: 204_800, url: '/x' },
  created_at: '2026-03-11T12:00:00.000Z',
  ...change,
})
const lia = {
  id: LIA,
  name: 'Lia Teste',
  birthDate: '2019-05-04',
  age: 7,
  sex: null,
  relation: 'child',
  cpf: null,
  removed_at: null,
  created_at: '2026-01-01T12:00:00.000Z',
}

let kept: Exam[]
let asked: string[]
let uploads: readonly SeenUpload[]
beforeEach(() => {
  queryClient.clear()
  knowOwnAddress()
  uploads = fakeXhr()
  kept = []
  asked = []
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const path = pathname.replace('/api/v1/', '')
    asked.push(`${request.method} ${path}${search}`)
    if (path === 'authentication/authenticateToken') return new Response(null, { status: 503 })
    if (path === 'customer/dependents') return Response.json({ data: [lia] })
    if (request.method === 'DELETE') {
      kept = []
      return new Response(null, { status: 204 })
    }
    return Response.json({ data: kept, meta: { page: 1, pageSize: 20, total: kept.length } })
  })
  return () => vi.unstubAllGlobals()
})

const open = async (query = '') => {
  const app = await openApp(`/customer/area-paciente/historico-exame${query}`, customer)
  await screen.findByRole('heading', { name: 'Enviar exames' })
  return app
}
const fileOf = (name: string, type = 'application/pdf', size = 10) =>
  new File([new Uint8Array(size)], name, { type })
const choose = (...files: File[]) => {
  const input = document.querySelector('input[type=file]')
  if (!input) throw new Error('There is nothing to choose files with')
  fireEvent.change(input, { target: { files } })
}
const sent = (nth: number) =>
  waitFor(() => {
    const found = uploads[nth]
    if (!found) throw new Error('Nothing was sent yet')
    return found
  })
const item = (name: string) => {
  const line = screen.getByText(name).closest('li')
  if (!line) throw new Error(`${name} is not in the list`)
  return within(line)
}
const fieldOf = async (upload: SeenUpload, name: string) =>
  new RegExp(`name="${name}"\\r\\n\\r\\n([^\\r]*)`).exec(await upload.body.text())?.[1]

test('nothing kept is said, with the way to the first one, and axe finds nothing', async () => {
  const { container } = await open()
  expect(await screen.findByText('Nenhum exame guardado')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Escolher arquivos' })).toBeDefined()
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations).toEqual([])
})

test('several files go one after the other, each with its name and day, and appear by year', async () => {
  await open()
  choose(fileOf('hemograma_completo.pdf'), fileOf('raio-x.png', 'image/png'))
  const first = item('hemograma_completo.pdf')
  const title = first.getByRole('textbox', { name: 'Nome do exame' })
  expect(title).toHaveProperty('value', 'hemograma completo')
  await userEvent.clear(title)
  await userEvent.type(title, 'Hemograma')
  fireEvent.change(first.getByLabelText('Data do exame'), { target: { value: '2026-03-10' } })
  await userEvent.click(screen.getByRole('button', { name: 'Enviar 2 exames' }))

  const upload = await sent(0)
  expect(upload.url).toContain('/api/v1/customer/exams')
  expect(await fieldOf(upload, 'title')).toBe('Hemograma')
  expect(await fieldOf(upload, 'date')).toBe('2026-03-10')
  expect(item('raio-x.png').getByText('Na fila')).toBeDefined()
  expect(uploads).toHaveLength(1)
  upload.progress(30, 100)
  expect(
    await screen.findByRole('progressbar', { name: /Enviando hemograma_completo.pdf: 30%/ }),
  ).toBeDefined()
  kept = [examOf(), examOf({ id: LIA, title: 'Antigo', date: '2025-01-02' })]
  upload.answer(201, examOf())
  expect(await screen.findByText('Hemograma guardado.')).toBeDefined()
  const second = await sent(1)
  second.answer(201, examOf())
  const newest = within(await screen.findByRole('region', { name: '2026' }))
  expect(newest.getByRole('button', { name: 'Ver Hemograma' })).toBeDefined()
  expect(screen.getByRole('region', { name: '2025' })).toBeDefined()
  await waitFor(() => expect(screen.queryByText('raio-x.png')).toBeNull())
})

test('what can’t be right is refused before a byte of it is sent', async () => {
  await open()
  choose(
    fileOf('desenho.svg', 'image/svg+xml'),
    fileOf('enorme.pdf', 'application/pdf', 10 * 1024 * 1024 + 1),
  )
  expect(item('desenho.svg').getByRole('alert').textContent).toContain('Este tipo de arquivo não é aceito')
  expect(item('enorme.pdf').getByRole('alert').textContent).toContain('O máximo é 10 MB')
  expect(screen.queryByRole('button', { name: /^Enviar/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Remover desenho.svg da lista' }))
  expect(screen.queryByText('desenho.svg')).toBeNull()
  expect(uploads).toHaveLength(0)
})

test('a cut line loses nothing: tried again, it goes under the same key with what was typed', async () => {
  await open()
  choose(fileOf('laudo.pdf'))
  await userEvent.click(screen.getByRole('button', { name: 'Enviar exame' }))
  const first = await sent(0)
  first.cut()
  await userEvent.click(await item('laudo.pdf').findByRole('button', { name: 'Tentar novamente' }))
  const second = await sent(1)
  expect(first.headers.get('idempotency-key')).toBe(second.headers.get('idempotency-key'))
  second.cut()
  await item('laudo.pdf').findByRole('alert')
  // Online again, it continues by itself.
  window.dispatchEvent(new Event('online'))
  const third = await sent(2)
  third.answer(201, examOf())
  await waitFor(() => expect(screen.queryByText('laudo.pdf')).toBeNull())
})

test('an upload is canceled and stays in the list; a missing name is said beside its field', async () => {
  await open()
  choose(fileOf('laudo.pdf'))
  await userEvent.click(screen.getByRole('button', { name: 'Enviar exame' }))
  const upload = await sent(0)
  await userEvent.click(await screen.findByRole('button', { name: 'Cancelar envio' }))
  expect(upload.aborted).toBe(true)
  const removal = await item('laudo.pdf').findByRole('button', { name: /laudo\.pdf/ })
  await waitFor(() => expect(document.activeElement).toBe(removal))
  await userEvent.clear(await item('laudo.pdf').findByRole('textbox', { name: 'Nome do exame' }))
  await userEvent.click(screen.getByRole('button', { name: 'Enviar exame' }))
  expect(await item('laudo.pdf').findByText('Preencha este campo.')).toBeDefined()
  expect(uploads).toHaveLength(1)
})

test('what the server refuses for good offers no other try; a field that is wrong is said beside it', async () => {
  await open()
  choose(fileOf('laudo.pdf'), fileOf('outro.pdf'))
  await userEvent.click(screen.getByRole('button', { name: 'Enviar 2 exames' }))
  const refuse = (upload: SeenUpload, status: number, code: string, errors?: object[]) =>
    upload.answer(status, { title: 'Atenção', status, code, detail: 'Não é aceito.', errors, traceId: '' })
  refuse(await sent(0), 415, 'unsupported_media_type')
  expect((await item('laudo.pdf').findByRole('alert')).textContent).toContain('Não é aceito.')
  expect(item('laudo.pdf').queryByRole('button', { name: 'Tentar novamente' })).toBeNull()
  refuse(await sent(1), 422, 'validation_failed', [
    { path: 'date', message: 'Informe um dia que já passou.' },
  ])
  expect(await item('outro.pdf').findByText('Informe um dia que já passou.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Enviar exame' })).toBeDefined()
})

test('a child’s exams are that child’s: asked for and sent in their name', async () => {
  await open(`?quem=${LIA}`)
  await waitFor(() => expect(asked).toContain(`GET customer/exams?dependent_id=${LIA}&page=1`))
  choose(fileOf('laudo.pdf'))
  await userEvent.click(screen.getByRole('button', { name: 'Enviar exame' }))
  expect(await fieldOf(await sent(0), 'dependent_id')).toBe(LIA)
  await userEvent.click(screen.getByRole('radio', { name: 'Eu' }))
  await waitFor(() => expect(asked).toContain('GET customer/exams?dependent_id=self&page=1'))
})

test('a file that is kept already is said to be, and is left out or sent all the same', async () => {
  await open()
  choose(fileOf('laudo.pdf'), fileOf('outro.pdf'))
  await userEvent.click(screen.getByRole('button', { name: 'Enviar 2 exames' }))
  // The pressed button is gone: the focus waits where more files are chosen.
  const chooser = screen.getByRole('button', { name: 'Escolher mais arquivos' })
  await waitFor(() => expect(document.activeElement).toBe(chooser))
  const first = await sent(0)
  expect(await fieldOf(first, 'only_new')).toBe('true')
  const refusal = {
    title: 'Atenção',
    status: 409,
    code: 'exam_exists',
    detail: '',
    traceId: '',
    exam: examOf(),
  }
  first.answer(409, refusal)
  expect((await item('laudo.pdf').findByRole('alert')).textContent).toContain(
    'Este arquivo já foi enviado em 11/03/2026, com o nome “Hemograma”.',
  )
  expect(item('laudo.pdf').queryByRole('button', { name: 'Tentar novamente' })).toBeNull()
  const second = await sent(1)
  second.answer(409, refusal)
  await item('outro.pdf').findByRole('alert')
  expect(screen.queryByRole('button', { name: /^Enviar exame|^Enviar \d/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Não enviar: outro.pdf' }))
  expect(screen.queryByText('outro.pdf')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(chooser))
  await userEvent.click(screen.getByRole('button', { name: 'Enviar mesmo assim: laudo.pdf' }))
  const third = await sent(2)
  expect(await fieldOf(third, 'only_new')).toBeUndefined()
  expect(third.headers.get('idempotency-key')).toBe(first.headers.get('idempotency-key'))
  third.answer(201, examOf())
  await waitFor(() => expect(screen.queryByText('laudo.pdf')).toBeNull())
})

test('an exam is deleted once that was confirmed', async () => {
  kept = [examOf()]
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Excluir Hemograma' }))
  const question = within(await screen.findByRole('dialog', { name: 'Excluir este exame?' }))
  expect(question.getByText(/Hemograma, de 10\/03\/2026/)).toBeDefined()
  await userEvent.click(question.getByRole('button', { name: 'Excluir exame' }))
  expect(await screen.findByText('Exame excluído.')).toBeDefined()
  expect(await screen.findByText('Nenhum exame guardado')).toBeDefined()
})

test('a reload keeps the page of the list; another person begins at the first', async () => {
  kept = [examOf()]
  await open('?page=3')
  await screen.findByText('Hemograma')
  expect(asked.some((each) => /exams.*[?&]page=3/.test(each))).toBe(true)
  await userEvent.click(screen.getByRole('radio', { name: /Lia/ }))
  await waitFor(() => expect(asked.at(-1)).toContain(LIA))
  expect(asked.at(-1)).toMatch(/[?&]page=1(&|$)/)
})

test('what another application shared waits to be sent, and is kept nowhere else', async () => {
  const caches = fakeCaches()
  await keepShared([fileOf('Hemograma_2026.pdf')])
  await open()
  expect(await screen.findByDisplayValue('Hemograma 2026')).toBeDefined()
  expect(caches.size).toBe(0)
  expect(uploads).toHaveLength(0)
})

test('a file that arrived although its answer was lost is in the list, and no dead end', async () => {
  await open()
  await screen.findByText('Nenhum exame guardado')
  choose(fileOf('laudo.pdf'))
  await userEvent.click(screen.getByRole('button', { name: 'Enviar exame' }))
  const upload = await sent(0)
  kept = [examOf()]
  upload.cut()
  expect(await screen.findByRole('button', { name: 'Ver Hemograma' })).toBeDefined()
  await userEvent.type(item('laudo.pdf').getByRole('textbox', { name: 'Nome do exame' }), ' novo')
  await userEvent.click(screen.getByRole('button', { name: 'Enviar exame' }))
  const again = await sent(1)
  again.answer(422, { title: 'Erro', status: 422, code: 'idempotency_key_reused', detail: '', traceId: '' })
  expect(await item('laudo.pdf').findByText(/já tinha chegado, com os dados de antes/)).toBeDefined()
  expect(item('laudo.pdf').queryByRole('button', { name: 'Tentar novamente' })).toBeNull()
})

test('an exam whose deletion had no answer is not said to be there', async () => {
  kept = [examOf()]
  const answer = fetch
  let tries = 0
  vi.stubGlobal('fetch', async (request: Request, init?: RequestInit) => {
    const answered = await answer(request, init)
    if (request.method !== 'DELETE') return answered
    tries += 1
    throw new TypeError('cut')
  })
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Excluir Hemograma' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Excluir exame' }))
  expect(await screen.findByText('Nenhum exame guardado')).toBeDefined()
  expect(tries).toBe(1)
})
