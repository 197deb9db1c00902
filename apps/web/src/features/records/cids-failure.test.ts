import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { cidsQuery } from './records.queries.ts'

afterEach(() => vi.restoreAllMocks())

test('a look-up of diagnosis codes that fails is told in the console by the words of the specification', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }))
  await expect(queryClient.fetchQuery({ ...cidsQuery('J06'), retry: false })).rejects.toThrow()
  expect(logged).toHaveBeenCalledWith('Erro ao buscar todos os registros:', expect.any(Error))
})
