import { lazyPart } from '../../../lib/loading/lazy-part.ts'

/** Parts of a series, which few links are. */
export const SeriesDates = lazyPart(() => import('./series-dates.tsx'), 'invitation')
export const ReservedDates = lazyPart(() => import('./reserved-dates.tsx'), 'invitation')
