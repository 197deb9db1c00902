import type { PatientLine } from '@emma/contracts/patients'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { openApp } from '../../test/app.tsx'
import { knowOwnAddress } from '../../test/own-address.ts'
import { specialist, waitingSpecialist } from '../../test/people.ts'

const id = (end: string) => `018f0000-0000-7000-8000-0000000000${end}`
const chronic = { id: id('c1'), name: 'Crônico' }
const paula: PatientLine = {
  id: id('a1'),
  customer_id: id('a1'),
  dependent: null,
  name: 'Paula Nogueira',
  photo: null,
  age: 34,
  attendances: 4,
  last_at: '2026-10-02T12:00:00Z',
  next_at: null,
  unwritten: true,
  tags: [chronic],
  contact: null,
}
const lia: PatientLine = {
  ...paula,
  id: id('b2'),
  dependent: { id: id('b2'), name: 'Lia Nogueira' },
  name: 'Lia Nogueira',
  unwritten: false,
  tags: [],
}
const rosa: PatientLine = {
  ...paula,
  id: id('d4'),
  customer_id: null,
  name: 'Rosa Lima',
  attendances: 0,
  last_at: null,
  unwritten: false,
  tags: [],
  contact: { phone: '11987654321', email: null, cpf: null },
}
let asked: URL[]
let found: PatientLine[]

beforeEach(() => {
  queryClient.clear()
  knowOwnAddress()
  asked = []
  found = [paula, lia]
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const url = new URL(new Request(input, init).url)
    if (url.pathname.endsWith('/patients/tags')) return Response.json({ data: [{ ...chronic, patients: 1 }] })
    if (!url.pathname.endsWith('/patients')) return new Response(null, { status: 503 })
    asked.push(url)
    return Response.json({ data: found, meta: { page: 1, pageSize: 25, total: found.length } })
  })
  return () => vi.unstubAllGlobals()
})

test('a patient’s row opens their page, a dependent’s the dependent’s', async () => {
  await openApp('/specialist/pacientes', specialist)
  const open = await screen.findByRole('link', { name: 'Abrir Paula Nogueira' })
  expect(open.getAttribute('href')).toBe(`/specialist/prontuario/${paula.customer_id}`)
  expect(screen.getByText('Prontuário a assinar', { selector: 'td *' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Abrir Lia Nogueira' }).getAttribute('href')).toBe(
    `/specialist/prontuario/${paula.customer_id}?dependente=${lia.id}`,
  )
})

test('a patient without an account says so, and opens to their own page', async () => {
  found = [rosa]
  await openApp('/specialist/pacientes', specialist)
  const open = await screen.findByRole('link', { name: 'Abrir Rosa Lima' })
  expect(open.getAttribute('href')).toBe(`/specialist/contato/${rosa.id}`)
  expect(screen.getByText('Sem conta', { selector: 'td *' })).toBeTruthy()
  expect(asked[0]?.searchParams.get('contacts')).toBe('true')
  const bring = screen.getByRole('link', { name: 'Importar' })
  expect(bring.getAttribute('href')).toBe('/specialist/pacientes/importar')
})

test('tag, search and order of the address are what the server is asked for', async () => {
  await openApp(`/specialist/pacientes?search=lia&tag=${chronic.id}&sort=-last_at`, specialist)
  await screen.findByRole('link', { name: 'Abrir Lia Nogueira' })
  const { search, tag, sort, pageSize } = Object.fromEntries(asked[0]?.searchParams ?? [])
  expect({ search, tag, sort, pageSize }).toEqual({
    search: 'lia',
    tag: chronic.id,
    sort: '-last_at',
    pageSize: '25',
  })
})

test('who filters to nobody is told so, and takes the filters off', async () => {
  found = []
  await openApp('/specialist/pacientes', specialist)
  expect(await screen.findByText('Nenhum paciente ainda')).toBeTruthy()
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Pendência' }),
    'Prontuário a assinar',
  )
  expect(await screen.findByText('Ninguém com estes filtros')).toBeTruthy()
  expect(asked.at(-1)?.searchParams.get('unwritten')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }))
  expect(await screen.findByText('Nenhum paciente ainda')).toBeTruthy()
})

test('who is under review is told that this is why nothing is shown, and not to ask the support', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json(
      {
        type: 'about:blank',
        title: 'Erro',
        status: 403,
        code: 'forbidden',
        detail: 'Sem acesso.',
        traceId: 't',
      },
      { status: 403 },
    ),
  )
  await openApp('/specialist/pacientes', waitingSpecialist)
  await screen.findByText('Seu cadastro está em análise. O acesso abre quando ele for aprovado.')
  expect(screen.queryByText(/fale com o suporte/)).toBeNull()
})
