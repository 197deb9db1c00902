import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/api/query-client.ts'
import { openApp } from '../../../test/app.tsx'
import { knowOwnAddress } from '../../../test/own-address.ts'
import { customer } from '../../../test/people.ts'

beforeEach(() => {
  queryClient.clear()
  knowOwnAddress()
  const nothing = { data: [], meta: { page: 1, pageSize: 20, total: 0 } }
  vi.stubGlobal('fetch', async () => Response.json(nothing))
  return () => vi.unstubAllGlobals()
})

test('where nothing was received yet, the next step is a consultation', async () => {
  await openApp('/customer/prescricao', customer)
  await screen.findByText('Nenhum documento por aqui')
  const book = screen.getByRole('link', { name: 'Marcar consulta' })
  expect(book.getAttribute('href')).toBe('/customer/specialists/todos')
  expect(screen.queryByRole('button', { name: 'Ver todos os documentos' })).toBeNull()
})

test('where nothing of the chosen kind was received, the next step is all of them', async () => {
  const { router } = await openApp('/customer/prescricao?tipo=certificate', customer)
  await userEvent.click(await screen.findByRole('button', { name: 'Ver todos os documentos' }))
  await screen.findByRole('link', { name: 'Marcar consulta' })
  expect(router.state.location.search).toEqual({})
})
