import type { CatalogueEntry } from '@emma/contracts/specialties/catalogue'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { openApp } from '../../test/app.tsx'
import { knowOwnAddress } from '../../test/own-address.ts'
import { admin } from '../../test/people.ts'

const entry: CatalogueEntry = {
  id: '018f0000-0000-7000-8000-00000000000c',
  name: 'Medicina de família',
  slug: 'medicina-de-familia',
  icon: 'stethoscope',
  enabled: true,
  councils: ['CRM'],
  care_kinds: ['general'],
  specialists: 2,
  in_use: true,
}
const written: Request[] = []

beforeEach(() => {
  queryClient.clear()
  knowOwnAddress()
  written.length = 0
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init)
    if (request.method !== 'GET') written.push(request)
    const isEntry = request.url.endsWith(entry.id)
    return isEntry
      ? Response.json(entry)
      : Response.json({ data: [], meta: { page: 1, pageSize: 20, total: 0 } })
  })
  return () => vi.unstubAllGlobals()
})

test('an admin says which kinds of urgent care a specialty attends', async () => {
  await openApp(`/admin/specialties/edit/${entry.id}`, admin)
  const children = await screen.findByRole('checkbox', { name: 'Pediatria (CRM)' })
  const adults = screen.getByRole('checkbox', { name: 'Clínica médica (CRM)' })
  expect(adults).toHaveProperty('checked', true)
  expect(children).toHaveProperty('checked', false)
  await userEvent.click(children)
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(written).toHaveLength(1))
  expect(await written[0]?.clone().json()).toMatchObject({ care_kinds: ['general', 'pediatrics'] })
  // Back on the list.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull())
})
