import { getLetterhead, type Letterhead, saveLetterhead } from '@emma/contracts/letterhead'
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { upload, type Watch } from '../../../lib/api/upload.ts'
import { accountKey } from './account.queries.ts'

export const letterheadQuery = queryOptions({
  queryKey: [...accountKey, 'letterhead'],
  queryFn: ({ signal }) => call(getLetterhead, { signal }),
})

export const keepLetterhead = (client: QueryClient, saved: Letterhead): void => {
  client.setQueryData(letterheadQuery.queryKey, saved)
}

/** Uploads a logo with progress. */
export const sendLogo = (logo: File, watch: Watch) =>
  upload(saveLetterhead, { body: {}, files: { logo } }, watch)

export const letterheadMutation = mutationOptions({
  mutationFn: (body: { readonly logo?: null; readonly colour?: string | null }) =>
    call(saveLetterhead, { body }),
})
