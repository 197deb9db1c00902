interface Page {
  readonly meta: { readonly page: number; readonly pageSize: number; readonly total: number }
}

/** The next page of a list, null after the last: for `getNextPageParam`. */
export const nextPage = ({ meta: { page, pageSize, total } }: Page): number | null =>
  page * pageSize < total ? page + 1 : null
