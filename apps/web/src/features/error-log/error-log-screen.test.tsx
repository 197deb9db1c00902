import type { LoggedError } from '@emma/contracts/error-log'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { openApp } from '../../test/app.tsx'
import { knowOwnAddress } from '../../test/own-address.ts'
import { admin } from '../../test/people.ts'

const idOf = (at: number) => `018f0000-0000-7000-8000-00000000000${at}`
const errorOf = (at: number, status: LoggedError['status']): LoggedError => ({
  id: idOf(at),
  kind: 'api',
  name: 'Error',
  message: `quebrou ${at}`,
  route: 'GET pages',
  branch: 'main',
  build: '1a2b3c4',
  httpStatusCode: 500,
  status,
  count: 1,
  first_seen: '2026-11-20T15:00:00.000Z',
  last_seen: '2026-11-20T15:00:00.000Z',
})

/** A log of three errors that records moves. */
const serve = () => {
  const moved: string[] = []
  const data = [errorOf(1, 'em aberto'), errorOf(2, 'reaberto'), errorOf(3, 'resolvido')]
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init)
    const path = new URL(request.url).pathname.replace('/api/v1/', '')
    if (request.method === 'PATCH') {
      moved.push(`${path.split('/').at(-1)} ${(await request.json()).status}`)
      return Response.json({})
    }
    if (path === 'errors') return Response.json({ data, meta: { page: 1, pageSize: 10, total: 3 } })
    return path === 'errors/branches' ? Response.json({ data: [] }) : new Response(null, { status: 503 })
  })
  return moved
}

beforeEach(() => {
  queryClient.clear()
  knowOwnAddress()
  return () => vi.unstubAllGlobals()
})

const pick = async (at: number) =>
  userEvent.click(await screen.findByRole('checkbox', { name: `Selecionar Error: quebrou ${at}` }))

test('several errors are taken at once, each with its own call', async () => {
  const moved = serve()
  await openApp('/admin/logs/list', admin)
  await pick(1)
  await pick(2)
  expect(screen.getByText('2 selecionados')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Assumir correção' }))
  await waitFor(() => expect(screen.queryByText('2 selecionados')).toBeNull())
  expect(moved).toEqual([`${idOf(1)} em correção`, `${idOf(2)} em correção`])
})

test('only a step that is open to all that are chosen is offered, and choosing is taken back', async () => {
  const moved = serve()
  await openApp('/admin/logs/list', admin)
  await pick(1)
  await pick(3)
  expect(screen.queryByRole('button', { name: 'Assumir correção' })).toBeNull()
  await pick(3)
  expect(screen.getByRole('button', { name: 'Assumir correção' })).toBeDefined()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Selecionar todos desta página' }))
  expect(screen.getByText('3 selecionados')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Limpar seleção' }))
  expect(screen.getByText('3 resultados')).toBeDefined()
  expect(moved).toEqual([])
})
