import type { Due } from './model.ts'
import type { Table } from './state.ts'

export interface Scheduler {
  schedule(kind: Due['kind'], subject: string, at: number): void
  unschedule(kind: Due['kind'], subject: string): void
  /** Begins with what an earlier run left. */
  start(handlers: Record<Due['kind'], (subject: string) => void>): void
  stop(): void
}

const LONGEST_TIMER_MS = 60_000

/** One timer for the next due item; the list is part of the state. */
export function createScheduler(dues: Table<Due>): Scheduler {
  let handlers: Record<Due['kind'], (subject: string) => void> | null = null
  let timer: NodeJS.Timeout | undefined

  const arm = () => {
    clearTimeout(timer)
    if (handlers === null) return
    const nearest = dues.all().reduce((soonest, due) => Math.min(soonest, due.at), Number.POSITIVE_INFINITY)
    if (nearest !== Number.POSITIVE_INFINITY) {
      timer = setTimeout(run, Math.min(Math.max(nearest - Date.now(), 0), LONGEST_TIMER_MS))
    }
  }
  const run = () => {
    const now = Date.now()
    for (const due of dues.filter((waiting) => waiting.at <= now)) {
      dues.delete(due.id)
      handlers?.[due.kind](due.subject)
    }
    arm()
  }

  return {
    schedule: (kind, subject, at) => {
      dues.put({ id: `${kind}:${subject}`, kind, subject, at })
      arm()
    },
    unschedule: (kind, subject) => dues.delete(`${kind}:${subject}`),
    start: (given) => {
      handlers = given
      arm()
    },
    stop: () => {
      clearTimeout(timer)
      handlers = null
    },
  }
}
