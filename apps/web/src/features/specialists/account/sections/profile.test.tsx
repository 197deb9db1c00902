import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../../lib/api/query-client.ts'
import { openApp } from '../../../../test/app.tsx'
import { knowOwnAddress } from '../../../../test/own-address.ts'
import { specialist } from '../../../../test/people.ts'
import { accountServer, profile, specialistId } from '../account.fake.ts'

const who = { ...specialist, specialistId, status: 1 as const }

beforeEach(() => {
  queryClient.clear()
  sessionStorage.clear()
  knowOwnAddress()
  return () => vi.unstubAllGlobals()
})

/** What stands in each row of the list, and where it leads. */
const rowsOf = (list: ReturnType<typeof within>) =>
  list.getAllByRole('link').map((row: HTMLElement) => [row.textContent, row.getAttribute('href')])

test('on a phone the profile is a list of its sections, each with what is in it now and an address of its own', async () => {
  accountServer({ ...profile, status: 1 })
  await openApp('/specialist/perfil', who)
  const list = within(await screen.findByRole('navigation', { name: 'Seções do perfil' }))
  await list.findByText('Falta preencher: Endereço')
  expect(rowsOf(list)).toEqual([
    ['DadosFalta preencher: Endereço', '/specialist/perfil/dados'],
    ['Registro profissionalCRP 06/12345 · falta o comprovante', '/specialist/perfil/registro'],
    ['Especialidades e preçosNenhuma especialidade', '/specialist/especialidades'],
    ['AtendimentoFalta a apresentação', '/specialist/perfil/atendimento'],
    ['Papel timbradoSem logotipo', '/specialist/perfil/papel-timbrado'],
    ['Conta bancáriaFalta a conta bancária', '/specialist/perfil/conta'],
    ['SegurançaVerificação em duas etapas desligada', '/specialist/perfil/seguranca'],
    ['NotificaçõesPor e-mail', '/specialist/perfil/notificacoes'],
  ])
})

test.each([
  ['picture', '/specialist/perfil/dados'],
  ['address', '/specialist/perfil/dados'],
  ['council', '/specialist/perfil/registro'],
  ['specialties', '/specialist/especialidades'],
  ['settings', '/specialist/perfil/atendimento'],
  ['letterhead', '/specialist/perfil/papel-timbrado'],
  ['bank', '/specialist/perfil/conta'],
  ['seguranca', '/specialist/perfil/seguranca'],
  ['aparelho', '/specialist/perfil/notificacoes'],
])(
  'a link to #%s of the one page that the profile was leads to where that part is now',
  async (anchor, path) => {
    accountServer({ ...profile, status: 1 })
    const { router } = await openApp(`/specialist/perfil#${anchor}`, who)
    await waitFor(() => expect(router.state.location.pathname).toBe(path))
    expect(router.state.location.hash).toBe(anchor)
  },
)

test('a wide screen shows the first section beside the list', async () => {
  const narrow = window.matchMedia
  vi.stubGlobal('matchMedia', (query: string) => ({ ...narrow(query), matches: query.includes('min-width') }))
  accountServer({ ...profile, status: 1 })
  await openApp('/specialist/perfil', who)
  await screen.findByRole('heading', { level: 1, name: 'Dados' })
  const list = within(screen.getByRole('navigation', { name: 'Seções do perfil' }))
  expect(list.getByRole('link', { current: 'page' }).getAttribute('href')).toBe('/specialist/perfil/dados')
})

test.each([
  ['the introduction', '/specialist/perfil/atendimento', 'Apresentação'],
  ['the letterhead’s colour', '/specialist/perfil/papel-timbrado', 'Cor'],
  ['the bank account', '/specialist/perfil/conta', 'Conta'],
])('%s is not left unsaved without a question', async (_what, path, field) => {
  accountServer({ ...profile, status: 1 })
  const { router } = await openApp(path, who)
  const input = await screen.findByLabelText(field)
  await userEvent.clear(input)
  await userEvent.type(input, '12')
  await userEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'Perfil' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Continuar aqui' }))
  expect(router.state.location.pathname).toBe(path)
  expect(screen.getByLabelText(field)).toHaveProperty('value', '12')
})

test('the menu shows that a section is within the profile', async () => {
  accountServer({ ...profile, status: 1 })
  await openApp('/specialist/perfil/registro', who)
  await screen.findByRole('heading', { level: 1, name: 'Registro profissional' })
  const menu = within(screen.getByRole('navigation', { name: 'Menu principal' }))
  expect(menu.getByRole('link', { name: 'Perfil' }).dataset['within']).toBe('true')
  expect(menu.getByRole('link', { name: 'Hoje' }).dataset['within']).toBeUndefined()
})
