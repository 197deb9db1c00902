import type { Dependent } from '@emma/contracts/dependents'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { openApp } from '../../test/app.tsx'
import { knowOwnAddress } from '../../test/own-address.ts'
import { customer } from '../../test/people.ts'

const lia: Dependent = {
  id: '018f0000-0000-7000-8000-0000000000d1',
  name: 'Lia Teste',
  birthDate: '2019-05-04',
  age: 7,
  sex: 'feminino',
  relation: 'child',
  cpf: '52998224725',
  removed_at: null,
  created_at: '2026-01-01T12:00:00.000Z',
}
const profile = {
  id: '018f0000-0000-7000-8000-0000000000c1',
  avatar: null,
  personalData: { fullName: 'Ana Teste', birthDate: '1990-05-20', cpf: null },
  contactDetails: { email: 'ana@emma.test', cellphone: null, contactPreference: 'sms' },
  several: { nickname: null, maritalStatus: null, gender: null, timezone: 'America/Sao_Paulo' },
  address: null,
  pendingContact: {},
  cards: [],
  creditBalance: { totalBalance: 0, credits: [] },
}

let people: Dependent[]
let refused: { status: number; code: string; detail?: string; errors?: object[] } | undefined
let keys: (string | null)[]
/** The next writes that get no answer. */
let cuts: number
let sent: { readonly call: string; readonly body: unknown }[]
beforeEach(() => {
  queryClient.clear()
  knowOwnAddress()
  people = []
  refused = undefined
  sent = []
  keys = []
  cuts = 0
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init)
    const path = new URL(request.url).pathname.replace('/api/v1/', '')
    if (path === 'customer/info') return Response.json(profile)
    if (!path.startsWith('customer/dependents')) return new Response(null, { status: 503 })
    if (request.method === 'GET') return Response.json({ data: people })
    const text = await request.text()
    sent.push({ call: `${request.method} ${path}`, body: text === '' ? null : JSON.parse(text) })
    keys.push(request.headers.get('idempotency-key'))
    if (cuts > 0) {
      cuts -= 1
      throw new TypeError('fetch failed')
    }
    if (refused) return Response.json({ title: 'Atenção', detail: '', traceId: '', ...refused }, refused)
    if (request.method === 'DELETE') {
      people = []
      return new Response(null, { status: 204 })
    }
    people = [lia]
    return Response.json(lia, { status: 201 })
  })
  return () => vi.unstubAllGlobals()
})

const open = async () => {
  await openApp('/customer/perfil/familia', customer)
  return within(await screen.findByRole('region', { name: 'Dependentes' }))
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const fill = async (form: ReturnType<typeof within>, birthDate: string) => {
  await userEvent.type(form.getByLabelText('Nome completo'), 'Lia Teste')
  await userEvent.type(form.getByLabelText('Data de nascimento'), birthDate)
  await userEvent.selectOptions(form.getByLabelText('Parentesco ou vínculo'), 'child')
  await userEvent.click(form.getByRole('button', { name: 'Salvar' }))
}

test('a child is added, and what is missing is said before it is sent', async () => {
  const section = await open()
  await section.findByText('Você ainda não cadastrou dependentes.')
  await userEvent.click(section.getByRole('button', { name: 'Adicionar dependente' }))
  const form = await dialog('Novo dependente')
  await userEvent.click(form.getByRole('button', { name: 'Salvar' }))
  expect(await form.findByText('Preencha este campo.')).toBeDefined()
  expect(sent).toEqual([])
  await fill(form, '04052019')
  expect(await screen.findByText('Lia Teste agora está entre seus dependentes.')).toBeDefined()
  expect(sent).toEqual([
    {
      call: 'POST customer/dependents',
      body: { name: 'Lia Teste', birthDate: '2019-05-04', relation: 'child', sex: null, cpf: null },
    },
  ])
  expect(await section.findByText('Filho ou filha · 7 anos')).toBeDefined()
})

test('a lost answer is asked for again under its key, and what was changed meanwhile is another request', async () => {
  const section = await open()
  await userEvent.click(await section.findByRole('button', { name: 'Adicionar dependente' }))
  const form = await dialog('Novo dependente')
  cuts = 3
  await fill(form, '04052019')
  expect((await form.findByRole('alert')).textContent).toContain('Não conseguimos')
  await userEvent.click(form.getByRole('button', { name: 'Salvar' }))
  await screen.findByText('Lia Teste agora está entre seus dependentes.')
  expect(keys).toHaveLength(4)
  expect(new Set(keys).size).toBe(1)
  expect(keys[0]).toMatch(/.{8}/)
})

test('what the server refuses stands beside its field, and the form stays', async () => {
  const section = await open()
  await userEvent.click(await section.findByRole('button', { name: 'Adicionar dependente' }))
  const form = await dialog('Novo dependente')
  const message = 'A partir dos 18 anos cada pessoa tem a própria conta.'
  refused = { status: 422, code: 'validation_failed', errors: [{ path: 'birthDate', message }] }
  await fill(form, '04051990')
  expect(await form.findByText(message)).toBeDefined()
  refused = { status: 409, code: 'dependents_limit', detail: 'Uma conta pode ter até 10 dependentes.' }
  await userEvent.click(form.getByRole('button', { name: 'Salvar' }))
  expect((await form.findByRole('alert')).textContent).toContain('até 10 dependentes')
})

test('who has come of age is named with the reason why nothing is booked for them here', async () => {
  const grown = {
    ...lia,
    id: '018f0000-0000-7000-8000-0000000000d2',
    name: 'Caio Teste',
    birthDate: '2001-01-01',
    age: 25,
  }
  const ward = {
    ...grown,
    id: '018f0000-0000-7000-8000-0000000000d3',
    name: 'Rui Teste',
    relation: 'guardianship' as const,
  }
  people = [lia, grown, ward]
  const section = await open()
  await section.findByText('Rui Teste')
  const notes = section.getAllByRole('listitem').map((line) => /Já tem 18 anos/.test(line.textContent))
  expect(notes).toEqual([false, true, false])
})

test('one of them is changed as it stands, and taken out once that was confirmed', async () => {
  people = [lia]
  const section = await open()
  await userEvent.click(await section.findByRole('button', { name: 'Editar Lia Teste' }))
  const form = await dialog('Dados de Lia Teste')
  expect(form.getByLabelText('CPF (opcional)')).toHaveProperty('value', '529.982.247-25')
  await userEvent.selectOptions(form.getByLabelText('Sexo (opcional)'), '')
  await userEvent.click(form.getByRole('button', { name: 'Salvar' }))
  await screen.findByText('Alterações salvas.')
  expect(sent).toMatchObject([
    { call: `PUT customer/dependents/${lia.id}`, body: { sex: null, cpf: '52998224725' } },
  ])
  await userEvent.click(section.getByRole('button', { name: 'Remover Lia Teste' }))
  const question = await dialog('Remover Lia Teste?')
  await userEvent.click(question.getByRole('button', { name: 'Remover dependente' }))
  await waitFor(() =>
    expect(sent.at(-1)).toEqual({ call: `DELETE customer/dependents/${lia.id}`, body: null }),
  )
  expect(await section.findByText('Você ainda não cadastrou dependentes.')).toBeDefined()
})
