import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { specialistsQuery } from './specialists.queries.ts'

afterEach(() => vi.restoreAllMocks())

test('a list of specialists that fails is told in the console by the words of the specification', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }))
  await expect(queryClient.fetchInfiniteQuery({ ...specialistsQuery({}), retry: false })).rejects.toThrow()
  expect(logged).toHaveBeenCalledWith('Error fetching specialists data', expect.any(Error))
})
