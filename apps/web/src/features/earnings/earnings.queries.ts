import { getEarningsSeries, getSpecialistBalance, getStatementFile } from '@emma/contracts/earnings'
import { getEarningsOfMonth, getMonthPdf, getMonthTable } from '@emma/contracts/earnings/month'
import type { QueryIn } from '@emma/contracts/kit'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'

/** The specialist's own money: any change invalidates all of it. */
export const earningsKey = ['earnings'] as const

/** The specialist's money, with the origin of each part page by page. */
export const balanceQuery = (query: QueryIn<typeof getSpecialistBalance>) =>
  queryOptions({
    queryKey: [...earningsKey, 'balance', query],
    queryFn: ({ signal }) => call(getSpecialistBalance, { query, signal }),
    placeholderData: keepPreviousData,
  })

/** Money by month. */
export const seriesQuery = queryOptions({
  queryKey: [...earningsKey, 'series'],
  queryFn: async ({ signal }) => (await call(getEarningsSeries, { query: {}, signal })).data,
})

/** The filtered statement as a file. */
export const loadStatement = (query: QueryIn<typeof getStatementFile>): Promise<Blob> =>
  call(getStatementFile, { query })

/** One month (`YYYY-MM`): its sums, and those of each payer. */
export const monthQuery = (month: string) =>
  queryOptions({
    queryKey: [...earningsKey, 'month', month],
    queryFn: ({ signal }) => call(getEarningsOfMonth, { query: { month }, signal }),
    placeholderData: keepPreviousData,
  })

/** A month as a file: a table or a PDF. */
export const loadMonth = (month: string, as: 'csv' | 'pdf'): Promise<Blob> =>
  call(as === 'csv' ? getMonthTable : getMonthPdf, { query: { month } })
