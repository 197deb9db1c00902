import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { customerRoutes } from '../../../routes/customer.ts'
import { openApp } from '../../../test/app.tsx'
import { answerEmptyLists } from '../../../test/empty-lists.ts'
import { customer, specialist } from '../../../test/people.ts'

beforeEach(answerEmptyLists)

test('a phone reaches by a tab, or by the portrait and one more tap, all that the menu of a desktop does', async () => {
  await openApp('/customer/favoritos', customer)
  await screen.findByRole('heading', { level: 1, name: 'Favoritos' })
  const addressesIn = (part: HTMLElement) =>
    within(part)
      .getAllByRole('link', { hidden: true })
      .map((link) => link.getAttribute('href'))
  const tabs = addressesIn(screen.getByRole('navigation', { name: 'Navegação' }))
  expect(tabs).toEqual([
    '/customer',
    '/customer/specialists/todos',
    '/customer/agenda',
    '/customer/area-paciente',
    '/customer/chat-customer',
  ])
  const panel = screen.getByText('Meu perfil').closest<HTMLElement>('[popover]')
  const reached = [...tabs, '/customer/perfil', ...(panel ? addressesIn(panel) : [])]
  const menu = customerRoutes.filter(({ options }) => options.staticData?.screen?.menu)
  expect(menu.length).toBeGreaterThan(5)
  expect(menu.map(({ path }) => `/${path}`).filter((path) => !reached.includes(path))).toEqual([])
  expect(reached).toContain('/customer/area-paciente/historico-exame')
})

test('a desktop has the same five places in its header, and urgent care', async () => {
  await openApp('/customer/favoritos', customer)
  const header = await screen.findByRole('navigation', { name: 'Menu principal' })
  const words = within(header)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
  expect(words).toEqual(['Início', 'Buscar', 'Agenda', 'Saúde', 'Conversas', 'Pronto atendimento'])
})

test('a specialist’s menu has nine entries, and the practice holds what it is run with', async () => {
  await openApp('/specialist/modelos', specialist)
  const menu = await screen.findByRole('navigation', { name: 'Menu principal' })
  const wordsOf = (part: HTMLElement) =>
    within(part)
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
  expect(wordsOf(menu)).toEqual([
    'Hoje',
    'Calendário',
    'Pacientes',
    'Consultas',
    'Plantão',
    'Conversas',
    'Consultório',
    'Financeiro',
    'Perfil',
  ])
  expect(wordsOf(await screen.findByRole('navigation', { name: 'Consultório' }))).toEqual([
    'Horários',
    'Locais de atendimento',
    'Especialidades e preços',
    'Modelos',
    'Questionários',
    'Configurar conversas',
    'Empresas',
    'Equipe',
  ])
})
