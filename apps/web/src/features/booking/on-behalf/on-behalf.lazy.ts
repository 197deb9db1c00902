import { lazyPart } from '../../../lib/loading/lazy-part.ts'

/** The dates of a series, loaded when it repeats. */
export const ChosenDates = lazyPart(() => import('./chosen-dates.tsx'), 'onBehalf')

/** A reserved date, opened in the calendar. */
export const ReservedDialog = lazyPart(() => import('./reserved-dialog.tsx'), 'onBehalf', 'booking')
