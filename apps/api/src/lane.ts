import { AppError } from './http/app-error.ts'
import { step } from './tracing/span.ts'

/** Runs work in one of a limited number of slots. Work beyond the limit waits in order of arrival. */
export type Lane = <T>(work: () => Promise<T>) => Promise<T>

/** The lanes of a server, each for one kind of heavy work. */
export interface Lanes {
  /** Pictures being re-encoded: each holds an upload in memory, and more when decoded. */
  readonly pictures: Lane
  /** PDFs, with their signatures. */
  readonly papers: Lane
  /** Pages written into a spreadsheet file, and parsing such files. */
  readonly tables: Lane
}

const RETRY_AFTER_SECONDS = 5

const full = (): AppError => new AppError('unavailable', { retryAfter: RETRY_AFTER_SECONDS })

/**
 * Limits heavy work, so that other calls go on meanwhile.
 * @param atOnce how many run at a time
 * @param mostWaiting how many may wait; the next one is refused: with an endless queue all would wait behind calls that
 *   nobody waits for any more
 * @param refusal the error, by default `unavailable` (503, Retry-After)
 */
export const createLane = (atOnce: number, mostWaiting: number, refusal = full): Lane => {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw refusal()
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      // The slot passes directly to the next in line: newly arriving work can't take it first.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

/** Its wait and its work are traced as one step. */
export const tracedLane =
  (name: string, lane: Lane): Lane =>
  (work) =>
    step(`lane ${name}`, 'internal', {}, () => lane(work))

export const createLanes = (): Lanes => ({
  pictures: tracedLane('pictures', createLane(2, 10)),
  papers: tracedLane('papers', createLane(2, 30)),
  tables: tracedLane('tables', createLane(2, 50)),
})
