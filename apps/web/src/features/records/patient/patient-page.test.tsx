import type { PatientPage } from '@emma/contracts/records/patients'
import type { Problem } from '@emma/contracts/records/problems'
import type { Vitals } from '@emma/contracts/records/vitals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/api/query-client.ts'
import { openApp } from '../../../test/app.tsx'
import { knowOwnAddress } from '../../../test/own-address.ts'
import { specialist } from '../../../test/people.ts'

const id = (end: string) => `018f0000-0000-7000-8000-0000000000${end}`
const paula = id('a1')
const page: PatientPage = {
  customer_id: paula,
  dependent: null,
  photo: null,
  fullName: 'Paula Nogueira',
  age: 34,
  sex: 'feminino',
  birthDate: '1992-02-03',
  cpf: null,
  phone: null,
  address: null,
  city: null,
  guardian: null,
  basis: 'care',
  consent: true,
  break_glass_until: null,
  attendances: 2,
  last_at: '2026-10-02T12:00:00Z',
  next_at: null,
  unwritten: null,
  family: [],
}
const happened = [
  {
    kind: 'appointment',
    at: '2026-12-03T12:00:00Z',
    status: 'confirmed',
    specialty_name: 'Cardiologia',
    online: true,
  },
  {
    kind: 'vitals',
    at: '2026-10-02T15:00:00Z',
    measured: { systolic: 124, diastolic: 80, temperature: 36.6 },
  },
  {
    kind: 'record',
    at: '2026-10-02T12:00:00Z',
    status: 'signed',
    cid_code: 'I10',
    diagnosis: 'Hipertensão essencial',
    specialist_name: 'Helena Prado',
  },
  { kind: 'exam', at: '2026-08-10T12:00:00Z', title: 'Hemograma' },
].map((entry, at) => ({ id: id(`d${at}`), ...entry }))
const timeline = { data: happened, meta: { page: 1, pageSize: 20, total: 4 } }
const noted = { customer_id: paula, dependent_id: null, specialist_name: 'Helena Prado' }
const problem = (end: string, description: string, resolved_at: string | null): Problem => ({
  id: id(end),
  ...noted,
  description,
  cid: null,
  since: null,
  resolved_at,
  created_at: '2026-01-01T12:00:00Z',
})
const measured = (end: string, day: string, more: Partial<Vitals>): Vitals => ({
  id: id(end),
  ...noted,
  measured_at: `${day}T15:00:00Z`,
  bmi: null,
  ...more,
})

interface Sent {
  readonly method: string
  readonly path: string
  readonly body: unknown
}
let sent: Sent[]
let asked: string[]
let problems: Problem[]
let vitals: Vitals[]
let basis: PatientPage['basis']

const answer = (path: string): unknown => {
  if (/records\/patient\//.test(path)) return { ...page, basis }
  if (/patients\/.*\/timeline/.test(path)) return timeline
  if (/records\/problems\//.test(path)) return { data: problems }
  if (/records\/vitals\//.test(path)) return { data: vitals }
  if (/records\/allergies\//.test(path))
    return {
      data: [{ id: id('f1'), ...noted, substance: 'Dipirona', reaction: '', created_at: page.last_at }],
    }
  if (/prescriptions\/in-use\//.test(path))
    return {
      data: [
        {
          id: id('e1'),
          title: 'Losartana 50 mg',
          prescription: '1 comprimido pela manhã',
          condition_use: 'Uso Contínuo',
          continuous: true,
          since: '2026-09-01T12:00:00Z',
          specialist_name: 'Helena Prado',
          record_id: id('e2'),
        },
      ],
    }
  if (/patients\/.*\/notes/.test(path)) return { tags: [], note: '', note_updated_at: null }
  return undefined
}

beforeEach(() => {
  queryClient.clear()
  knowOwnAddress()
  sent = []
  asked = []
  basis = 'care'
  problems = [problem('b1', 'Hipertensão', null), problem('b2', 'Asma', '2026-05-01T12:00:00Z')]
  vitals = [
    measured('c2', '2026-10-02', { systolic: 124, diastolic: 80, weight: 70.5, bmi: 25.9 }),
    measured('c1', '2026-08-02', { systolic: 142, diastolic: 92, height: 165 }),
  ]
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init)
    const path = new URL(request.url).pathname
    asked.push(request.url)
    if (request.method !== 'GET' && /records\/|patients\//.test(path)) {
      const body: unknown = await request.json().catch(() => null)
      sent.push({ method: request.method, path: path.replace('/api/v1/', ''), body })
      if (/vitals/.test(path)) return Response.json(vitals[0], { status: 201 })
      if (/note$/.test(path))
        return Response.json({ tags: [], note: 'Prefere manhãs.', note_updated_at: '2026-10-02T12:00:00Z' })
      return Response.json(problems[0])
    }
    const found = answer(path)
    return found === undefined ? new Response(null, { status: 503 }) : Response.json(found)
  })
  return () => vi.unstubAllGlobals()
})

const open = (query = '') => openApp(`/specialist/prontuario/${paula}${query}`, specialist)

test('allergies, what is being followed and what is taken stand beside each other', async () => {
  await open()
  const head = within(await screen.findByRole('region', { name: 'Em resumo' }))
  expect(await head.findByText('Dipirona')).toBeTruthy()
  expect(head.getByText('Nenhuma consulta marcada')).toBeTruthy()
  const list = within(screen.getByRole('region', { name: 'Lista de problemas' }))
  expect(await list.findByText('Hipertensão')).toBeTruthy()
  expect(list.getByText('1 resolvido')).toBeTruthy()
  const taken = within(screen.getByRole('region', { name: 'Medicamentos em uso' }))
  expect(await taken.findByText('Losartana 50 mg')).toBeTruthy()
})

test('what happened is one list by month, the newest first, and is narrowed to a kind', async () => {
  await open()
  const months = await screen.findAllByRole('heading', { level: 3, name: /de 2026$/ })
  expect(months.map(({ textContent }) => textContent)).toEqual([
    'dezembro de 2026',
    'outubro de 2026',
    'agosto de 2026',
  ])
  screen.getByText('Consulta de Cardiologia')
  screen.getByText('Pressão 124/80 mmHg · Temperatura 36,6 °C')
  const record = screen.getByRole('link', { name: 'I10 Hipertensão essencial' })
  expect(record.getAttribute('href')).toBe(`/specialist/record/view/${id('d2')}`)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Mostrar' }), 'Exames')
  await waitFor(() => expect(asked.some((url) => url.includes('kind=exam'))).toBe(true))
})

test('the next appointment is booked from the page, with whom it is for', async () => {
  await open(`?dependente=${id('a2')}`)
  const link = await screen.findByRole('link', { name: 'Marcar' })
  const address = new URL(link.getAttribute('href') ?? '', 'http://localhost')
  expect(address.pathname).toBe('/specialist/novo-agendamento')
  expect(Object.fromEntries(address.searchParams)).toEqual({ customer: paula, dependent: id('a2') })
})

test('in an emergency nothing is booked', async () => {
  basis = 'break_glass'
  await open()
  await screen.findByText('Hipertensão')
  expect(screen.queryByRole('link', { name: 'Marcar' })).toBeNull()
})

test('a problem is resolved from its menu', async () => {
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Mais ações de Hipertensão' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Marcar como resolvido' }))
  await waitFor(() =>
    expect(sent).toEqual([
      { method: 'PATCH', path: `records/problems/byid/${id('b1')}`, body: { resolved: true } },
    ]),
  )
})

test('each figure that is drawn is in a table', async () => {
  await open('?aba=vitals')
  const table = await screen.findByRole('table', { name: 'Todas as medidas' })
  const rows = within(table).getAllByRole('row')
  expect(rows).toHaveLength(3)
  expect(within(table).getByRole('cell', { name: '124/80' })).toBeTruthy()
  expect(within(table).getByRole('cell', { name: '25,9' })).toBeTruthy()
})

test('half a pressure or an impossible figure is not sent; a whole one is', async () => {
  await open('?aba=vitals')
  await userEvent.click(await screen.findByRole('button', { name: 'Anotar medidas' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Anotar medidas' }))
  const save = dialog.getByRole('button', { name: 'Anotar' })
  await userEvent.click(save)
  expect(dialog.getByText('Preencha pelo menos uma medida.')).toBeTruthy()
  await userEvent.type(dialog.getByLabelText('Pressão máxima (mmHg)'), '120')
  await userEvent.click(save)
  expect(dialog.getByText('Informe as duas medidas da pressão.')).toBeTruthy()
  await userEvent.type(dialog.getByLabelText('Pressão mínima (mmHg)'), '80')
  await userEvent.type(dialog.getByLabelText('Temperatura (°C)'), '366')
  await userEvent.click(save)
  expect(dialog.getByText('De 30 a 45 °C.')).toBeTruthy()
  expect(sent).toEqual([])
  await userEvent.clear(dialog.getByLabelText('Temperatura (°C)'))
  await userEvent.type(dialog.getByLabelText('Temperatura (°C)'), '36,6')
  await userEvent.click(save)
  await waitFor(() =>
    expect(sent).toEqual([
      {
        method: 'POST',
        path: 'records/vitals',
        body: { customer_id: paula, systolic: 120, diastolic: 80, temperature: 36.6 },
      },
    ]),
  )
})

test('the private note is saved when one says so', async () => {
  await open()
  await userEvent.type(await screen.findByLabelText('Anotação particular'), 'Prefere manhãs.')
  expect(sent).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Salvar anotação' }))
  await waitFor(() =>
    expect(sent).toEqual([
      {
        method: 'PUT',
        path: `patients/${paula}/note`,
        body: { dependent_id: null, text: 'Prefere manhãs.' },
      },
    ]),
  )
})

test('in an emergency one reads and changes nothing', async () => {
  basis = 'break_glass'
  await open('?aba=vitals')
  expect(await screen.findByText('Hipertensão')).toBeTruthy()
  await screen.findByRole('table', { name: 'Todas as medidas' })
  expect(screen.queryByRole('button', { name: 'Anotar medidas' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Anotar problema' })).toBeNull()
  expect(screen.queryByLabelText('Anotação particular')).toBeNull()
})
