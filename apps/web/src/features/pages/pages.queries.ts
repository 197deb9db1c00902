import { readPage } from '@emma/contracts/pages'
import { queryOptions } from '@tanstack/react-query'
import { publicCall } from '../../lib/api/api.ts'

/** A published text; needs no login. */
export const pageQuery = (slug: string) =>
  queryOptions({
    queryKey: ['pages', slug],
    queryFn: ({ signal }) => publicCall(readPage, { params: { id: slug }, signal }),
  })
