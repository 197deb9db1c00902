import type { Company } from '@emma/contracts/companies'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/api/query-client.ts'
import { openApp } from '../../../test/app.tsx'
import { knowOwnAddress } from '../../../test/own-address.ts'
import { admin, specialist } from '../../../test/people.ts'
import { aCompany } from './company.fake.ts'

const [sol, lua] = ['018f0000-0000-7000-8000-00000000000a', '018f0000-0000-7000-8000-00000000000b']
const two = [aCompany({ id: sol, name: 'Clínica Sol' }), aCompany({ id: lua, name: 'Clínica Lua' })]

/** A server that stores the active company, and counts requests. */
const server = (companies: readonly Company[] = two) => {
  const asked: string[] = []
  let active: string | undefined = companies.find((company) => company.active)?.id
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname.replace('/api/v1/', '')
    asked.push(`${request.method} ${path}`)
    const empresas = () => companies.map((company) => ({ ...company, active: company.id === active }))
    if (path.endsWith('/set-active')) {
      const [, id] = path.split('/')
      const { active: on } = await request.json()
      active = on ? id : undefined
      return Response.json(empresas().find((company) => company.id === id))
    }
    const meta = { page: 1, pageSize: 10, total: 0 }
    return Response.json({ empresas: empresas(), data: [], invites: [], meta })
  })
  return asked
}

beforeEach(() => {
  queryClient.clear()
  knowOwnAddress()
  return () => vi.unstubAllGlobals()
})

const inHeader = (name: string) => screen.findByRole('button', { name })
const choice = (name: string) => screen.getByRole('button', { name, hidden: true })

test('the header says for whom one attends, and one press changes it', async () => {
  const asked = server()
  await openApp('/specialist/companies', specialist)
  await userEvent.click(await inHeader('Atendendo por: Consultório próprio'))
  expect(choice('Consultório próprio').getAttribute('aria-pressed')).toBe('true')
  await userEvent.click(choice('Clínica Lua'))
  expect(await inHeader('Atendendo por: Clínica Lua')).toBeDefined()
  expect(asked).toContain(`POST companies/${lua}/set-active`)
  expect(choice('Clínica Lua').getAttribute('aria-pressed')).toBe('true')
  // The screen below shows the same.
  expect(await screen.findByText('Hoje você atende por Clínica Lua.')).toBeDefined()

  await userEvent.click(choice('Consultório próprio'))
  expect(await inHeader('Atendendo por: Consultório próprio')).toBeDefined()
  expect(await screen.findByText(/Hoje você atende sem empresa/)).toBeDefined()
})

test('what is attended for already is not asked for again', async () => {
  const asked = server(two.map((company) => ({ ...company, active: company.id === sol })))
  await openApp('/specialist/companies', specialist)
  await inHeader('Atendendo por: Clínica Sol')
  await userEvent.click(choice('Clínica Sol'))
  expect(asked.filter((call) => call.startsWith('POST companies'))).toEqual([])
})

test('on a phone it is in the menu', async () => {
  server()
  await openApp('/specialist/companies', specialist)
  await userEvent.click(await screen.findByRole('button', { name: 'Mais' }))
  const menu = await screen.findByRole('dialog')
  const group = await within(menu).findByRole('group', { name: 'Atendendo por' })
  await userEvent.click(within(group).getByRole('button', { name: 'Clínica Sol' }))
  await waitFor(() =>
    expect(within(group).getByRole('button', { name: 'Clínica Sol' }).getAttribute('aria-pressed')).toBe(
      'true',
    ),
  )
})

test('a group that is not approved is no choice; who is in none, or is no specialist, sees nothing', async () => {
  const waiting = aCompany({ status: 'pending', can: { ...aCompany().can, set_active: false } })
  const asked = server([waiting])
  const { unmount } = await openApp('/specialist/companies', specialist)
  await screen.findByText('Clínica Sol')
  expect(screen.queryByRole('button', { name: /^Atendendo por/ })).toBeNull()
  unmount()
  asked.length = 0
  await openApp('/admin/companies', admin)
  await waitFor(() => expect(asked.length).toBeGreaterThan(0))
  expect(asked).not.toContain('GET companies')
})
