import { lazy, Suspense } from 'react'

export interface PagesProps {
  readonly meta: { readonly page: number; readonly pageSize: number; readonly total: number }
  readonly onPage: (page: number) => void
}

/** Most lists have one page: the buttons load with the second. */
const PageButtons = lazy(() => import('./page-buttons.tsx'))

/** The pages of a server-paged list; nothing if there is only one. */
export const Pages = (props: PagesProps) => {
  const { pageSize, total } = props.meta
  return <Suspense fallback={null}>{total > pageSize && <PageButtons {...props} />}</Suspense>
}
