import type { UserData } from '@emma/contracts/auth'
import { createMemoryHistory } from '@tanstack/react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { earlyCalls } from '../early/early-calls.ts'
import { queryClient } from '../lib/api/query-client.ts'
import { sessionOf } from '../test/app.tsx'
import { knowOwnAddress } from '../test/own-address.ts'
import { customer, specialist } from '../test/people.ts'
import { askAhead } from './ahead.ts'
import { createAppRouter } from './router.ts'

beforeEach(() => {
  queryClient.clear()
  knowOwnAddress()
  return () => vi.unstubAllGlobals()
})

const ID = '018f0000-0000-7000-8000-00000000000a'

/** Requests sent before anything is drawn, for this person at this address. */
const askedAt = async (address: string, user: UserData | null) => {
  const asked = new Set<string>()
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    asked.add(pathname.replace('/api/v1/', '') + search)
    return Response.json({ data: [], meta: { total: 0, page: 1, pageSize: 20 } })
  })
  const session = sessionOf(user)
  await askAhead(createAppRouter(session, createMemoryHistory({ initialEntries: [address] })), session)
  return asked
}

test.each([
  ['/customer', ['queue/me', 'queue/offer', 'customer/recent-specialists']],
  ['/customer/specialists/todos?q=ana&modo=video', ['specialists/specialists?']],
  ['/customer/agenda', ['schedules/customer?status=']],
  [`/customer/horario/${ID}`, [`specialists/specialists/${ID}`]],
])('a patient at %s has its first answers on the way before it is drawn', async (address, first) => {
  const asked = await askedAt(address, customer)
  const missing = () => first.filter((path) => ![...asked].some((each) => each.startsWith(path)))
  await expect.poll(missing).toEqual([])
})

test.each([
  '/customer',
  '/customer/agenda',
  '/customer/specialists/todos',
  `/customer/horario/${ID}`,
  '/customer/area-paciente',
  '/customer/perfil',
])('the document asks for nothing at %s but what the screen asks for', async (address) => {
  const asked = await askedAt(address, customer)
  const [check, ...early] = earlyCalls(address, 'customer')
  expect(check).toBe('authentication/authenticateToken')
  await expect.poll(() => [...asked].toSorted()).toEqual(early.toSorted())
})

test.each([
  ['somebody who is not logged in', null],
  ['somebody whose screen it is not', specialist],
])('nothing is asked for %s', async (_who, user) => {
  const asked = await askedAt('/customer/agenda', user)
  expect([...asked]).toEqual([])
})
