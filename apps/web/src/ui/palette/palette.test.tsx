import { folded } from '@emma/domain/text'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { openApp } from '../../test/app.tsx'
import { knowOwnAddress } from '../../test/own-address.ts'
import { admin, customer, specialist } from '../../test/people.ts'

vi.mock('../../lib/realtime/realtime.ts', () => ({
  on: () => () => undefined,
  onMissed: () => () => undefined,
  onConnected: () => () => undefined,
  onDisconnected: () => () => undefined,
}))

const id = '018f0000-0000-7000-8000-000000000077'
const meta = { page: 1, pageSize: 5, total: 1 }
type Named = Readonly<Record<string, unknown>> & { readonly name: string }
const found: Readonly<Record<string, readonly Named[]>> = {
  patients: [{ id, customer_id: id, dependent: null, name: 'Dalva Moreira' }],
  'customer/getCustomerAll': [{ id, name: 'Dalva Moreira' }],
  'specialists/getSpecialistsAll': [{ id, name: 'Dário Prestes' }],
  'specialists/suggestions': [{ kind: 'specialist', id, name: 'Dário Prestes', specialties: '' }],
}
const NOBODY = 'qqqq'
const asked: string[] = []

beforeEach(() => {
  queryClient.clear()
  knowOwnAddress()
  asked.length = 0
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const { pathname, searchParams } = new URL(url)
    const path = pathname.replace('/api/v1/', '')
    if (searchParams.get('search') === NOBODY) return Response.json({ data: [], meta })
    asked.push(path)
    const answer = found[path]
    if (answer) {
      const search = folded(searchParams.get('search') ?? '')
      return Response.json({ data: answer.filter(({ name }) => folded(name).includes(search)), meta })
    }
    return Response.json({ status: 404, code: 'not_found', title: '', detail: '' }, { status: 404 })
  })
  return () => vi.unstubAllGlobals()
})

const callPalette = async () => {
  // Its key works once the watch of every screen has loaded.
  await waitFor(() => {
    if (screen.queryByRole('dialog') === null) fireEvent.keyDown(window, { key: 'k', ctrlKey: true })
    expect(screen.getByRole('dialog', { name: 'Ir para' })).toBeDefined()
  })
  return within(screen.getByRole('dialog', { name: 'Ir para' }))
}
const namesIn = (palette: Pick<typeof screen, 'getAllByRole'>) =>
  palette.getAllByRole('option').map((option) => option.textContent)

test('an admin opens any of the own screens by a part of its name, without accents', async () => {
  const { router } = await openApp('/authorized', admin)
  const palette = await callPalette()
  await userEvent.type(palette.getByRole('combobox', { name: 'Buscar' }), 'variaveis')
  expect(namesIn(palette)).toEqual(['Variáveis do negócioTela'])
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/variables'))
  expect(screen.queryByRole('dialog', { name: 'Ir para' })).toBeNull()
})

test.each([
  ['admin', admin, ['Dalva MoreiraPaciente', 'Dário PrestesEspecialista'], `/admin/customers/edit/${id}`],
  ['specialist', specialist, ['Dalva MoreiraPaciente'], `/specialist/prontuario/${id}`],
  ['customer', customer, ['Dário PrestesEspecialista'], `/customer/detail/${id}`],
] as const)('the people that a person may open: %s', async (_role, person, names, path) => {
  const { router } = await openApp('/authorized', person)
  const palette = await callPalette()
  expect(asked.filter((each) => each.includes('earch') || each in found)).toEqual([])
  await userEvent.type(palette.getByRole('combobox'), 'da')
  await palette.findByRole('option', { name: new RegExp(`^${names[0].slice(0, 5)}`) })
  expect(namesIn(palette).slice(0, names.length)).toEqual(names)
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe(path))
})

test('two keys, a name and Enter open a patient’s record, also before the name was looked for', async () => {
  const { router } = await openApp('/authorized', specialist)
  const palette = await callPalette()
  await userEvent.type(palette.getByRole('combobox'), 'dalva{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe(`/specialist/prontuario/${id}`))
})

test('what is to be done leads to its form, and is not done', async () => {
  const { router } = await openApp('/authorized', specialist)
  const palette = await callPalette()
  const field = palette.getByRole('combobox')
  await userEvent.type(field, 'nova receita para dalva')
  await palette.findByRole('option', { name: /^Nova receita para Dalva Moreira/ })
  expect(palette.getAllByRole('option', { name: /Dalva Moreira/ })).toHaveLength(1)
  await userEvent.clear(field)
  await userEvent.type(field, 'bloquear amanhã à tarde')
  await userEvent.click(await palette.findByRole('option', { name: /^Bloquear .*, à tarde/ }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/specialist/calendar'))
  expect(asked.some((each) => each.includes('block'))).toBe(false)
})

test('other words beside a name do not hide the patient, and what lacks one says so', async () => {
  const { router } = await openApp('/authorized', specialist)
  const palette = await callPalette()
  const field = palette.getByRole('combobox')
  await userEvent.type(field, 'receita losartana')
  expect(await palette.findByText(/Diga para quem é/)).toBeDefined()
  await userEvent.clear(field)
  await userEvent.type(field, 'bloquear toda sexta')
  expect(await palette.findByText(/se repete toda semana/)).toBeDefined()
  await userEvent.clear(field)
  await userEvent.type(field, 'cancelar dalva amanhã 10h')
  await palette.findByRole('option', { name: /^Consultas de Dalva Moreira/ })
  await userEvent.clear(field)
  await userEvent.type(field, 'exame hemograma dalva')
  await userEvent.click(await palette.findByRole('option', { name: /documento para Dalva Moreira/ }))
  await waitFor(() => expect(router.state.location.href).toBe(`/specialist/prontuario/${id}?acao=documento`))
})

test('a word that names a screen opens it, though it is a day too', async () => {
  await openApp('/authorized', specialist)
  const palette = await callPalette()
  await userEvent.type(palette.getByRole('combobox'), 'hoje')
  expect(namesIn(palette)[0]).toBe('HojeTela')
})

test('a day alone opens its calendar', async () => {
  const { router } = await openApp('/authorized', specialist)
  const palette = await callPalette()
  await userEvent.type(palette.getByRole('combobox'), 'agenda 01/12/2031')
  await userEvent.click(await palette.findByRole('option', { name: /^Calendário de segunda-feira/ }))
  await waitFor(() =>
    expect(router.state.location.href).toBe('/specialist/calendar?view=day&date=2031-12-01'),
  )
})

test('an appointment is booked for who is named, whom the form knows', async () => {
  const { router } = await openApp('/authorized', specialist)
  const palette = await callPalette()
  await userEvent.type(palette.getByRole('combobox'), 'marcar para dalva')
  await userEvent.click(await palette.findByRole('option', { name: /^Marcar consulta para Dalva/ }))
  await waitFor(() => expect(router.state.location.href).toBe(`/specialist/novo-agendamento?customer=${id}`))
})

test('day and hour that are said with the name are filled into the form', async () => {
  const { router } = await openApp('/authorized', specialist)
  const palette = await callPalette()
  await userEvent.type(palette.getByRole('combobox'), 'marcar dalva 01/12/2031 10h')
  const wanted = /^Novo agendamento para Dalva Moreira: segunda-feira, 01\/12, 10h/
  await userEvent.click(await palette.findByRole('option', { name: wanted }))
  const form = `/specialist/novo-agendamento?customer=${id}&day=2031-12-01&hour=10%3A00`
  await waitFor(() => expect(router.state.location.href).toBe(form))
})

test('nobody is shown a screen that is closed to them', async () => {
  await openApp('/authorized', customer)
  const palette = await callPalette()
  const names = namesIn(palette).join('\n')
  expect(names).toContain('Agenda')
  for (const other of ['Auditoria', 'Variáveis', 'Calendário', 'Entrar', 'não autorizado'])
    expect(names).not.toContain(other)
})

test('arrows go round, and what is not there is said', async () => {
  await openApp('/authorized', customer)
  const palette = await callPalette()
  const field = palette.getByRole('combobox')
  const last = palette.getAllByRole('option').length - 1
  await userEvent.type(field, '{ArrowUp}')
  expect(field.getAttribute('aria-activedescendant')).toBe(`palette-${last}`)
  await userEvent.type(field, '{ArrowDown}')
  expect(field.getAttribute('aria-activedescendant')).toBe('palette-0')
  await userEvent.type(field, NOBODY)
  expect(await palette.findByText('Nada encontrado com esse nome.')).toBeDefined()
})
