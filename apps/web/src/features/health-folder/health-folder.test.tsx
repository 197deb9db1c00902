import type { HealthFolder } from '@emma/contracts/health-folder'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { openApp } from '../../test/app.tsx'
import { appointmentOf, ids } from '../../test/booking-api.fake.ts'
import { knowOwnAddress } from '../../test/own-address.ts'
import { customer } from '../../test/people.ts'

const LIA = '018f0000-0000-7000-8000-0000000000d1'
const lia = { id: LIA, name: 'Lia Teste', birthDate: '2019-05-04', age: 7, sex: null, relation: 'child' }

const empty: HealthFolder = {
  prescriptions: { total: 0, latest: null },
  papers: { total: 0, latest: null },
  visits: { records: 0, latest: null },
  allergies: [],
  family: [],
  seen: null,
}
const full: HealthFolder = {
  prescriptions: {
    total: 2,
    latest: {
      medicines: ['Losartana 50 mg', 'Dipirona 500 mg'],
      specialist_name: 'Helena Vasconcelos',
      created_at: '2026-03-10T15:00:00.000Z',
      valid_until: '2026-04-09',
    },
  },
  papers: { total: 1, latest: { kind: 'certificate', title: null, date: '2026-03-10' } },
  visits: {
    records: 1,
    latest: {
      specialist_name: 'Helena Vasconcelos',
      specialty_name: 'Clínica médica',
      starts_at: '2026-03-10T15:00:00.000Z',
    },
  },
  allergies: ['Dipirona', 'Penicilinas'],
  family: ['Lia Teste'],
  seen: { name: 'Helena Vasconcelos', at: '2026-03-10T15:30:00.000Z' },
}
const found = { documents: [], exams: [], records: [], appointments: [], more: false }

let folder: HealthFolder
let answer: object
let asked: string[]
beforeEach(() => {
  queryClient.clear()
  knowOwnAddress()
  folder = full
  answer = found
  asked = []
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const { pathname, search } = new URL(new Request(input, init).url)
    const path = pathname.replace('/api/v1/', '')
    asked.push(`${path}${search}`)
    if (path === 'customer/health-folder') return Response.json(folder)
    if (path === 'customer/health-folder/search') return Response.json(answer)
    if (path === 'customer/dependents') {
      return Response.json({
        data: [{ ...lia, cpf: null, removed_at: null, created_at: '2026-01-01T12:00:00Z' }],
      })
    }
    return new Response(null, { status: 503 })
  })
  return () => vi.unstubAllGlobals()
})

const open = (query = '') => openApp(`/customer/area-paciente${query}`, customer)

test('each part of the folder says its newest, and leads to it', async () => {
  await open()
  const tiles = within(await screen.findByRole('list', { name: 'Partes da sua saúde' }))
  await tiles.findByText('Losartana 50 mg, Dipirona 500 mg')
  const told = tiles.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(told).toEqual([
    [
      'ReceitasLosartana 50 mg, Dipirona 500 mgvale até 09/04/2026',
      '/customer/area-paciente?tab=prescriptions',
    ],
    ['Exames e documentosAtestado10/03/2026', '/customer/area-paciente?tab=exams'],
    [
      'Consultas e prontuáriosHelena VasconcelosClínica médica, 10/03/2026',
      '/customer/area-paciente?tab=appointments',
    ],
    ['Alergias e medicamentosAlergia: Dipirona, Penicilinas', '/customer/area-paciente?tab=allergies'],
    ['FamíliaLia Teste', '/customer/perfil/familia'],
    [
      expect.stringMatching(/^Quem viu meus dadosHelena Vasconcelos10\/03\/2026, \d+h30$/),
      '/customer/area-paciente?tab=access',
    ],
  ])
  expect((await axe.run(document.body)).violations).toEqual([])
})

test('a folder with nothing in it says so, part by part', async () => {
  folder = empty
  await open()
  for (const words of ['Nenhuma receita ainda', 'Nenhuma alergia anotada', 'Ninguém além de você']) {
    await screen.findByText(words)
  }
})

test('a child’s folder is asked for by itself, and stays chosen in its parts', async () => {
  await open()
  await userEvent.click(await screen.findByRole('radio', { name: 'Lia Teste' }))
  await waitFor(() => expect(asked).toContain(`customer/health-folder?dependent_id=${LIA}`))
  const tiles = within(await screen.findByRole('list', { name: 'Partes da sua saúde' }))
  expect(tiles.getByRole('link', { name: /^Receitas/ }).getAttribute('href')).toBe(
    `/customer/area-paciente?tab=prescriptions&quem=${LIA}`,
  )
})

test('what is typed is searched for in everything, in the address, and says when nothing is found', async () => {
  const { router } = await open()
  const field = await screen.findByLabelText('Buscar em tudo')
  await userEvent.type(field, 'raio')
  await screen.findByText('Nada encontrado para “raio”')
  screen.getByText(/O texto dos prontuários não é pesquisado/)
  expect(router.state.location.search).toMatchObject({ busca: 'raio' })
  expect(asked.filter((path) => path.includes('/search'))).toEqual([
    'customer/health-folder/search?search=raio&dependent_id=self',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Limpar busca' }))
  await screen.findByText('Losartana 50 mg, Dipirona 500 mg')
})

test('what was found leads to it, and a cut list says so', async () => {
  answer = { ...found, appointments: [appointmentOf()], more: true }
  const { router } = await open('?busca=helena')
  const group = within(await screen.findByRole('region', { name: 'Consultas' }))
  screen.getByText('1 resultado')
  screen.getByText(/Há mais resultados/)
  await userEvent.click(group.getByRole('button', { name: 'Helena Vasconcelos' }))
  await waitFor(() => expect(router.state.location.href).toBe(`/customer/agenda?open=${ids.appointment}`))
})
