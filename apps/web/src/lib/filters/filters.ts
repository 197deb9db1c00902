/** The query of the address: anybody may have typed anything. */
export type Search = Readonly<Record<string, unknown>>

/** A text that matches a pattern; any other counts as absent. */
export const matching = (given: unknown, form: RegExp): string | undefined => {
  const text = typeof given === 'number' ? String(given) : given
  return typeof text === 'string' && form.test(text) ? text : undefined
}

/** Up to 100 characters, the server's limit. */
export const textIn = (given: unknown): string | undefined => matching(given, /^.{1,100}$/s)

export const idIn = (given: unknown): string | undefined =>
  matching(given, /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i)

/** A date that exists, `YYYY-MM-DD`. */
export const dateIn = (given: unknown): string | undefined => {
  const day = matching(given, /^\d{4}-\d\d-\d\d$/)
  if (day === undefined) return undefined
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) ? day : undefined
}

/** A page, from 1. */
export const pageIn = (given: unknown): number => Number(matching(given, /^[1-9]\d{0,5}$/) ?? 1)

/** One of a list, or undefined. */
export const oneOf = <const T extends string>(given: unknown, values: readonly T[]): T | undefined =>
  values.find((value) => value === matching(given, /./))

/** The filters of most lists: a search, one status and a page. */
export const listFilters =
  <const T extends string>(statuses: readonly T[]) =>
  ({ search, status, page }: Search) => ({
    search: textIn(search),
    status: oneOf(status, statuses),
    page: pageIn(page),
  })
