import type { Facets } from '@emma/contracts/specialists'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/api/query-client.ts'
import { chooseLanguage } from '../../../lib/i18n/i18n.ts'
import { openApp } from '../../../test/app.tsx'
import { knowOwnAddress } from '../../../test/own-address.ts'
import { customer } from '../../../test/people.ts'
import { card, idOf, slot, specialty, suggestions } from './cards.fake.ts'

const asked: string[] = []
const pageOf = (data: readonly unknown[], total = data.length) => ({
  data,
  meta: { page: 1, pageSize: 20, total },
})
const noneLeft: Facets = {
  specialties: [],
  cities: [],
  languages: [],
  genders: { feminino: 0, masculino: 0 },
  periods: { morning: 0, afternoon: 0, evening: 0 },
  ratings: [],
  prices: [],
  online: 0,
  in_person: 0,
  on_duty: 0,
  attends_children: 0,
}
const found = (query: URLSearchParams) =>
  query.get('search') === 'ninguem' ? pageOf([]) : pageOf([card(1), card(2)])
const answers: Record<string, (query: URLSearchParams) => unknown> = {
  'specialists/suggestions': () => ({ data: suggestions }),
  'customer/favorites': () => pageOf([card(3)]),
  specialties: () => pageOf([]),
}

beforeEach(() => {
  queryClient.clear()
  knowOwnAddress()
  asked.length = 0
  answers['specialists/specialists'] = found
  answers['specialists/facets'] = () => ({
    facets: null,
    meant: [],
    precise: [],
    precise_language: 'pt-BR',
    emergency: null,
    instead: false,
    alike: false,
    nobody_in: null,
    medicine: false,
    unmet: null,
  })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined
      disconnect = () => undefined
    },
  )
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search, searchParams } = new URL(request.url)
    const path = pathname.replace('/api/v1/', '')
    asked.push(`${path}${search}`)
    return Response.json((await answers[path]?.(searchParams)) ?? pageOf([]))
  })
  return () => vi.unstubAllGlobals()
})

const openHome = async () => {
  const app = await openApp('/customer', customer)
  const field = await screen.findByRole('combobox', { name: /^Buscar por nome/ })
  await userEvent.type(field, 'card')
  await screen.findByRole('option', { name: /Cardiologia/ })
  return { ...app, field }
}

test('the search suggests, and its keys walk through what is suggested and back to the field', async () => {
  const { field, router } = await openHome()
  expect(field.getAttribute('aria-expanded')).toBe('true')
  const chosen = () => screen.queryByRole('option', { selected: true })?.textContent
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(chosen()).toContain('Carla Dias')
  expect(field.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(chosen()).toBeUndefined()
  await userEvent.keyboard('{ArrowUp}')
  expect(chosen()).toContain('Cardoso')
  await userEvent.keyboard('{Enter}')
  await waitFor(() =>
    expect(router.state.location.href).toBe('/customer/specialists/todos?cidade=Cardoso%2C+SP'),
  )
})

test('Escape closes the suggestions, and Enter searches for what was typed', async () => {
  const { router } = await openHome()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('option')).toBeNull()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.href).toBe('/customer/specialists/todos?q=card'))
})

test('a city that is typed whole is found by Enter', async () => {
  const { field, router } = await openHome()
  await userEvent.clear(field)
  await userEvent.type(field, 'CARDOSO')
  await screen.findByRole('option', { name: /Cardoso/ })
  await userEvent.keyboard('{Enter}')
  await waitFor(() =>
    expect(router.state.location.href).toBe('/customer/specialists/todos?cidade=Cardoso%2C+SP'),
  )
})

test('in English specialties have their English names, and are found by them', async () => {
  await chooseLanguage('en')
  try {
    const { router } = await openApp('/customer', customer)
    await userEvent.type(await screen.findByRole('combobox'), 'cardiology')
    await screen.findByRole('option', { name: /Cardiology/ })
    expect(screen.getByRole('option', { name: /Carla Dias/ }).textContent).toContain('Dermatology')
    expect(document.body.textContent).not.toMatch(/Cardiologia|Dermatologia/)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe(`/customer/specialists/${specialty.id}`))
    expect(await screen.findAllByText('Cardiology')).not.toHaveLength(0)
  } finally {
    await chooseLanguage('pt')
  }
})

test('a suggestion is pressed', async () => {
  const { router } = await openHome()
  await userEvent.click(screen.getByRole('option', { name: /Cardiologia/ }))
  await waitFor(() => expect(router.state.location.pathname).toBe(`/customer/specialists/${specialty.id}`))
})

test('each of the next slots leads straight to its summary, in a row that says whose clock is another', async () => {
  await openApp('/customer/specialists/todos', customer)
  const slots = within(await screen.findByRole('list', { name: 'Próximos horários de Especialista 1' }))
  const links = slots.getAllByRole('link', { name: /^Marcar com Especialista 1.* por vídeo$/ })
  expect(links).toHaveLength(3)
  expect(links[1]?.textContent).toMatch(/^ter\., 6\d+h$/)
  const asked = new URL(links[1]?.getAttribute('href') ?? '', 'http://emma.test').searchParams
  expect(asked.get('slot')).toBe(`${idOf(1)}:2099-01-06`)
  expect(asked.get('specialty')).toBe(specialty.id)
  expect(asked.get('step')).toBe('pay')
  expect(slots.getByRole('link', { name: 'Ver mais horários de Especialista 1' })).toBeDefined()
  expect(screen.getAllByText('Atende no horário de Manaus')).toHaveLength(2)
})

test('a time that has begun since the list came is not offered', async () => {
  const past = slot(idOf(1), '2020-01-05')
  answers['specialists/specialists'] = () =>
    pageOf([{ ...card(1), nextSlot: past, nextSlots: [past, slot(idOf(1), '2099-01-06')] }])
  await openApp('/customer/specialists/todos', customer)
  const times = await screen.findByRole('list', { name: 'Próximos horários de Especialista 1' })
  expect(within(times).getAllByRole('link')).toHaveLength(2)
})

test('a row says who it is, what it costs, how long it lasts and where, as the public pages do', async () => {
  const offers = [
    { id: idOf(901), name: 'Clínica médica', price: 20_050, rqe: null },
    { ...specialty, price: 18_000, rqe: null },
  ]
  answers['specialists/specialists'] = () =>
    pageOf([
      {
        ...card(1),
        specialties: offers,
        on_duty: true,
        rating: { average: 4.5, count: 54 },
        nextSlots: [slot(idOf(1), '2099-01-05'), { ...slot(idOf(1), '2099-01-06'), duration_minutes: 50 }],
      },
      { ...card(2), nextSlot: null, nextSlots: [] },
    ])
  await openApp('/customer/specialists/todos', customer)
  await screen.findByRole('heading', { level: 3, name: 'Especialista 1' })
  const [first, second] = screen.getAllByRole('article')
  expect(first?.textContent).toContain('Clínica médica, CardiologiaCRM-SP 123456vídeoSão Paulo, SP')
  expect(first?.textContent).toContain('4,5 (54)')
  expect(first?.textContent).toContain('a partir de R$\u00a018030 a 50 minDe plantão')
  expect(second?.textContent).toContain('novo na EmmaR$\u00a0180')
  expect(second?.textContent).toContain('Sem horários nos próximos dias')
})

test('what is only alike is said to be so; filters are chips that are taken off', async () => {
  answers['specialists/facets'] = () => ({
    facets: null,
    meant: [],
    precise: [],
    precise_language: 'pt-BR',
    emergency: null,
    instead: false,
    alike: true,
    nobody_in: null,
    medicine: false,
    unmet: null,
  })
  const { router } = await openApp('/customer/specialists/todos?q=especialsta&cidade=SP&modo=video', customer)
  await screen.findByText('Nada com “especialsta”. Estes são os resultados mais parecidos.')
  expect(asked).toContainEqual(expect.stringMatching(/^specialists\/specialists\?.*state=SP/))
  expect(screen.getByRole('combobox', { name: 'Cidade ou estado' })).toHaveProperty('value', 'SP')
  await userEvent.click(screen.getByRole('link', { name: 'Remover filtro: SP' }))
  await waitFor(() => expect(router.state.location.href).not.toContain('cidade'))
  expect(router.state.location.href).toContain('modo=video')
  expect(await screen.findByText('Filtros · 1')).toBeDefined()
})

test('each change of a filter is in the address, and looked up at once', async () => {
  const { router } = await openApp('/customer/specialists/todos?genero=feminino', customer)
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Idioma' }), 'en')
  await waitFor(() =>
    expect(router.state.location.href).toBe('/customer/specialists/todos?idioma=en&genero=feminino'),
  )
  await userEvent.click(screen.getByRole('checkbox', { name: 'Atende crianças' }))
  await waitFor(() => expect(router.state.location.href).toContain('criancas=sim'))
  await waitFor(() =>
    expect(asked).toContainEqual(
      expect.stringMatching(/specialists\?.*language=en&gender=feminino&attends_children=true/),
    ),
  )
})

test('what is being typed stays when the counts of the filters come', async () => {
  const counted = Promise.withResolvers<unknown>()
  answers['specialists/facets'] = () => counted.promise
  await openApp('/customer/specialists/todos', customer)
  const field = await screen.findByRole('combobox', { name: 'O que você procura?' })
  await userEvent.type(field, 'helana')
  counted.resolve({
    facets: { ...noneLeft, online: 42 },
    meant: [],
    precise: [],
    precise_language: 'pt-BR',
    emergency: null,
    instead: false,
    alike: false,
    nobody_in: null,
    medicine: false,
    unmet: null,
  })
  await screen.findByRole('option', { name: 'Por vídeo (42)' })
  expect(document.activeElement).toBe(field)
  expect(field).toHaveProperty('value', 'helana')
})

test('nobody is said to be found, and one press leads to everyone; the tab bar says where one is all along', async () => {
  const { router } = await openApp('/customer/specialists/todos?q=ninguem&modo=video', customer)
  const clear = within(
    await screen.findByText('Ninguém encontrado').then(({ parentElement }) => parentElement ?? document.body),
  )
  const tabs = within(screen.getByRole('navigation', { name: 'Navegação' }))
  expect(tabs.getByRole('link', { name: 'Buscar', current: 'page' })).toBeDefined()
  await userEvent.click(clear.getByRole('link', { name: 'Limpar filtros' }))
  await waitFor(() => expect(router.state.location.searchStr).toBe('?q=ninguem'))
  await userEvent.click(await screen.findByRole('link', { name: 'Ver todas as especialidades' }))
  await screen.findByRole('heading', { level: 3, name: 'Especialista 1' })
  expect(router.state.location.searchStr).toBe('')
})

test('favourites are listed, and say where to begin while there are none', async () => {
  await openApp('/customer/favoritos', customer)
  await screen.findByRole('heading', { level: 3, name: 'Especialista 3' })
  expect(screen.getByRole('button', { name: 'Remover Especialista 3 dos favoritos' })).toBeDefined()
})

test('two filters that are taken off one right after the other are both gone', async () => {
  const { router } = await openApp('/customer/specialists/todos?cidade=SP&modo=video&plantao=sim', customer)
  const chips = await screen.findByRole('list', { name: 'Filtros escolhidos' })
  const [first, second] = within(chips).getAllByRole('link')
  first?.click()
  second?.click()
  await waitFor(() => expect(router.state.location.href).toBe('/customer/specialists/todos?plantao=sim'))
})

test('a search that finds nobody says for what, and offers no map of nobody', async () => {
  await openApp('/customer/specialists/todos?q=ninguem', customer)
  expect(await screen.findByRole('heading', { level: 1, name: 'Resultados para “ninguem”' })).toBeDefined()
  expect(await screen.findByText('Ninguém encontrado')).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Ver no mapa' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Locais no mapa' })).toBeNull()
})

test('a specialist’s page says in which languages they attend, and that they take children', async () => {
  answers[`specialists/specialists/${idOf(1)}`] = () => ({
    ...card(1),
    can_chat: false,
    places: [],
    reviews: [],
    languages: ['pt', 'en', 'bzs'],
    attends_children: true,
  })
  await openApp(`/customer/detail/${idOf(1)}`, customer)
  expect(await screen.findByText('Atende em português, inglês e Libras.')).toBeDefined()
  expect(screen.getByText('Atende crianças.')).toBeDefined()
})
