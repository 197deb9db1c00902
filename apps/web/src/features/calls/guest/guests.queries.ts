import { readInvitation } from '@emma/contracts/calls/companion'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { isProblem } from '../../../lib/api/problem.ts'

/** The link matches nothing, or was cut off. */
export const leadsNowhere = (error: unknown): boolean =>
  isProblem(error, 'not_found') || isProblem(error, 'validation_failed')

export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => call(readInvitation, { body: { token }, signal }),
    retry: (count, error) => count < 2 && !leadsNowhere(error),
  })
