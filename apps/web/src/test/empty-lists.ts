import { vi } from 'vitest'
import { queryClient } from '../lib/api/query-client.ts'
import { knowOwnAddress } from './own-address.ts'

/** For tests of screens' frames: every list is empty. @returns a function that undoes it */
export const answerEmptyLists = (): (() => void) => {
  queryClient.clear()
  knowOwnAddress()
  vi.stubGlobal('fetch', async () =>
    Response.json({ data: [], meta: { page: 1, pageSize: 12, total: 0, unread: 0 } }),
  )
  return () => vi.unstubAllGlobals()
}
