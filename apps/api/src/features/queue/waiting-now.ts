import type { QueueStanding, WaitEstimate } from '@emma/contracts/queue'
import { attendedBy, type CareKind, estimateWait } from '@emma/domain/queue'
import type { InLine, QueueNow } from './queue-status.repo.ts'

const secondsSince = (at: Date, now: Date): number => Math.max(0, (now.getTime() - at.getTime()) / 1000)

/** A person whose wait is estimated; one who is not in the queue counts at the end of the line. */
export interface Asking {
  readonly kind: CareKind
  readonly entryId: string | null
}

const lastedOf = ({ latest }: QueueNow) => {
  const lasted: Partial<Record<CareKind, number[]>> = {}
  for (const one of latest) lasted[one.kind_of_care] = [...(lasted[one.kind_of_care] ?? []), one.lasted]
  return lasted
}

/** The remaining wait, in minutes; null if unknown. */
export const waitIn = (queue: QueueNow, { kind, entryId }: Asking): WaitEstimate | null => {
  const { now, line, serving } = queue
  const place = line.findIndex(({ id }) => id === entryId)
  const ahead = place < 0 ? line : line.slice(0, place)
  const waited = ({ waiting_since }: InLine): number => secondsSince(waiting_since, now)
  const own = line[place]
  const wait = estimateWait({
    kind,
    waited: own ? waited(own) : 0,
    ahead: ahead.map((each) => ({ kind: each.kind_of_care, waited: waited(each) })),
    onDuty: serving.map(({ kinds, called_at, kind_of_care, booked }) => ({
      kinds,
      busyFor: called_at === null ? null : secondsSince(called_at, now),
      busyWith: kind_of_care,
      booked,
    })),
    lasted: lastedOf(queue),
  })
  return wait && { median_minutes: wait.median, p80_minutes: wait.p80 }
}

/** Number of specialists who take people of a kind now. */
export const onDutyFor = ({ serving }: QueueNow, kind: CareKind): number =>
  serving.filter(({ kinds }) => kinds.includes(kind)).length

/** The state of one kind's queue, for a patient who considers entering. */
export const standingOf = (queue: QueueNow, kind: CareKind): QueueStanding => ({
  kind_of_care: kind,
  on_duty: onDutyFor(queue, kind),
  waiting: queue.line.filter(({ kind_of_care }) => kind_of_care === kind).length,
  estimate: waitIn(queue, { kind, entryId: null }),
  attended_by: [...attendedBy(kind)],
})

/** Average minutes until being called, over the latest attendances; null without any. */
export const averageWait = ({ latest }: QueueNow, kinds: readonly CareKind[]): number | null => {
  const waits = latest.filter(({ kind_of_care }) => kinds.includes(kind_of_care)).map(({ waited }) => waited)
  return waits.length === 0
    ? null
    : Math.round(waits.reduce((sum, each) => sum + each, 0) / waits.length / 60)
}
