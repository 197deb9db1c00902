import type { Instant } from '../interval.ts'
import { monthsBefore } from '../records/index.ts'
import { folded } from '../text.ts'

/** Months for which a medicine counts as still taken: for continuous use, and otherwise. */
const CONTINUOUS_MONTHS = 12
const OTHER_MONTHS = 1

/** Whether a typed condition of use means that there is no end to it. */
export const isContinuous = (conditionUse: string): boolean => folded(conditionUse) === 'uso continuo'

/**
 * Whether something prescribed then may still be taken now: up to a year for continuous use, a month for the rest. The
 * condition may be typed, with its accent. No field has the end of a treatment, so this warns too often rather than too
 * seldom.
 */
export const mayBeInUse = (
  { conditionUse, since }: { readonly conditionUse: string; readonly since: Instant },
  now: Instant,
): boolean => since >= monthsBefore(now, isContinuous(conditionUse) ? CONTINUOUS_MONTHS : OTHER_MONTHS)
