import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { openApp } from '../../test/app.tsx'
import { knowOwnAddress } from '../../test/own-address.ts'
import { customer } from '../../test/people.ts'

beforeEach(() => {
  queryClient.clear()
  knowOwnAddress()
  vi.stubGlobal('fetch', async () =>
    Response.json({ data: [], meta: { page: 1, pageSize: 12, total: 0, unread: 0 } }),
  )
  return () => vi.unstubAllGlobals()
})

test('an address that no screen has is called so, also below one that has a name', async () => {
  await openApp('/customer/nada', customer)
  await screen.findByRole('heading', { level: 1, name: 'Página não encontrada' })
  await waitFor(() => expect(document.title).toBe('Página não encontrada · Emma'))
})
