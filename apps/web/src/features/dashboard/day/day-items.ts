import type { DayAppointment, SpecialistDashboard } from '@emma/contracts/dashboard'
import { MINUTE } from '@emma/domain/interval'

type Free = SpecialistDashboard['free'][number]

type Standing = Pick<DayAppointment, 'status' | 'starts_at'>

/** A line of the day: an appointment, bookable time, or the current time. */
export type DayItem<A extends Standing = DayAppointment> =
  | { readonly kind: 'appointment'; readonly at: string; readonly appointment: A }
  | { readonly kind: 'free'; readonly at: string; readonly free: Free }
  | { readonly kind: 'now'; readonly at: string }

/** Shorter gaps are not shown. */
const SHORTEST = 30 * MINUTE

const isGap = ({ starts_at, ends_at }: Free): boolean =>
  Date.parse(ends_at) - Date.parse(starts_at) >= SHORTEST

export const isOver = ({ status }: Pick<DayAppointment, 'status'>): boolean =>
  status === 'finished' || status === 'no_show'

/**
 * The rest of a day, by time. The current time is before the first line that has not begun, and left out on a day
 * without lines.
 */
export const dayItems = <A extends Standing>(
  today: readonly A[],
  free: readonly Free[],
  now: number,
): readonly DayItem<A>[] => {
  const lines: DayItem<A>[] = [
    ...today
      .filter((appointment) => !isOver(appointment))
      .map((appointment) => ({ kind: 'appointment', at: appointment.starts_at, appointment }) as const),
    ...free.filter(isGap).map((piece) => ({ kind: 'free', at: piece.starts_at, free: piece }) as const),
  ].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
  if (lines.length === 0) return []
  const next = lines.findIndex(({ at }) => Date.parse(at) > now)
  const at = next < 0 ? lines.length : next
  return lines.toSpliced(at, 0, { kind: 'now', at: new Date(now).toISOString() })
}
