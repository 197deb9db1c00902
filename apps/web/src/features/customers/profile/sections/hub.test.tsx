import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../../lib/api/query-client.ts'
import { openApp } from '../../../../test/app.tsx'
import { knowOwnAddress } from '../../../../test/own-address.ts'
import { customer } from '../../../../test/people.ts'
import { customerServer } from '../../customers-api.fake.ts'

const profile = {
  avatar: null,
  personalData: { fullName: 'Ana Teste', birthDate: '1990-05-20', cpf: '52998224725' },
  contactDetails: { email: 'ana@emma.test', cellphone: null, phone: null, contactPreference: 'sms' },
  several: { nickname: null, maritalStatus: null, gender: null, timezone: 'America/Sao_Paulo' },
  address: null,
  pendingContact: {},
  cards: [{ id: 'card' }],
  creditBalance: { totalBalance: 12_000, credits: [] },
}

beforeEach(() => {
  queryClient.clear()
  knowOwnAddress()
  customerServer({
    'GET customer/info': () => Response.json(profile),
    'GET customer/dependents': () =>
      Response.json({ data: [{ removed_at: null }, { removed_at: null }, { removed_at: '2026-01-01' }] }),
    'GET authentication/mfa': () => Response.json({ totp: true }),
  })
  return () => vi.unstubAllGlobals()
})

test('on a phone the profile is a list of its sections, each with what is in it now and an address of its own', async () => {
  await openApp('/customer/perfil', customer)
  const list = within(await screen.findByRole('navigation', { name: 'Seções do perfil' }))
  await list.findByText('2 dependentes')
  await list.findByText('Verificação em duas etapas ligada')
  await list.findByText('Falta o endereço')
  const rows = list.getAllByRole('link').map((row) => [row.textContent, row.getAttribute('href')])
  expect(rows).toEqual([
    ['DadosFalta o endereço', '/customer/perfil/dados'],
    ['Família2 dependentes', '/customer/perfil/familia'],
    ['SegurançaVerificação em duas etapas ligada', '/customer/perfil/seguranca'],
    ['Pagamentos1 cartão salvo · R$\u00a0120,00 na carteira', '/customer/perfil/pagamentos'],
    ['NotificaçõesPor SMS', '/customer/perfil/notificacoes'],
    ['PrivacidadeCópia e exclusão dos seus dados', '/customer/perfil/privacidade'],
  ])
})

test('a section has its way back, and says where it is', async () => {
  await openApp('/customer/perfil/familia', customer)
  await screen.findByRole('heading', { level: 1, name: 'Família' })
  expect(screen.getByRole('link', { name: 'Perfil' }).getAttribute('href')).toBe('/customer/perfil')
})

test.each([
  ['dependentes', '/customer/perfil/familia'],
  ['carteira', '/customer/perfil/pagamentos'],
  ['endereco', '/customer/perfil/dados'],
  ['seguranca', '/customer/perfil/seguranca'],
  ['aparelho', '/customer/perfil/notificacoes'],
  ['privacidade', '/customer/perfil/privacidade'],
])(
  'a link to #%s of the one page that the profile was leads to where that part is now',
  async (anchor, path) => {
    const { router } = await openApp(`/customer/perfil#${anchor}`, customer)
    await waitFor(() => expect(router.state.location.pathname).toBe(path))
    expect(router.state.location.hash).toBe(anchor)
  },
)

test('a wide screen shows the first section beside the list', async () => {
  const narrow = window.matchMedia
  vi.stubGlobal('matchMedia', (query: string) => ({ ...narrow(query), matches: query.includes('min-width') }))
  await openApp('/customer/perfil', customer)
  await screen.findByRole('heading', { level: 1, name: 'Dados' })
  const list = within(screen.getByRole('navigation', { name: 'Seções do perfil' }))
  expect(list.getByRole('link', { current: 'page' }).getAttribute('href')).toBe('/customer/perfil/dados')
})
