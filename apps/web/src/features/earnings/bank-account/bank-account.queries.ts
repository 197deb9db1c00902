import { saveBankAccount } from '@emma/contracts/earnings/bank-accounts'
import type { BodyIn } from '@emma/contracts/kit'
import { listBanks } from '@emma/contracts/lookups'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'

/** Banks by name; cached as long as the page is open. */
export const banksQuery = queryOptions({
  queryKey: ['lookups', 'banks'],
  queryFn: async ({ signal }) => (await call(listBanks, { signal })).data,
  staleTime: Number.POSITIVE_INFINITY,
})

export interface Saving {
  readonly specialistId: string
  readonly account: BodyIn<typeof saveBankAccount>
}

export const saveAccount = ({ specialistId, account }: Saving) =>
  call(saveBankAccount, { params: { id: specialistId }, body: account })
