import type { Deps } from '../../deps.ts'
import type { ErrorReports, SeenError } from '../../ports/error-reports.ts'
import { cleanError } from './clean-error.ts'
import { addErrors, type ErrorRow } from './error-log.repo.ts'

/** Different errors that can wait; of further ones only the number is kept. */
const MAX_WAITING = 100
const MAX_UNWRITTEN = 500
const MAX_STACK = 16_000
/** The first is written soon; further ones together. */
const SOON_MS = 50
const TOGETHER_MS = 1000
const AFTER_FAILURE_MS = 5000
const CLOSE_MS = 2000

interface Waiting {
  readonly seen: SeenError
  readonly at: Date
  count: number
}

const keyOf = ({ kind, name, message, route, stack }: SeenError): string =>
  [kind, name, route, message.slice(0, 200), stack.slice(0, 400)].join('\n')

/** Counts one more of a waiting error. */
const added = (known: ErrorRow | undefined, row: ErrorRow): ErrorRow =>
  known === undefined
    ? row
    : { ...row, id: known.id, first_seen: known.first_seen, count: known.count + row.count }

/**
 * Writes errors to the log, outside of the calls that failed: equal ones are counted in memory and written together, in
 * one statement. Memory is bounded, and an unreachable database only delays them.
 */
export const createErrorReports = ({
  db,
  clock,
  config,
  newId,
  log,
}: Pick<Deps, 'db' | 'clock' | 'config' | 'newId' | 'log'>): ErrorReports => {
  let waiting = new Map<string, Waiting>()
  const unwritten = new Map<string, ErrorRow>()
  let lost = 0
  let timer: NodeJS.Timeout | undefined
  let last = 0
  let writing: Promise<void> | undefined

  const gather = (): void => {
    const sending = waiting
    waiting = new Map()
    for (const { seen, at, count } of sending.values()) {
      const row = { ...cleanError({ ...seen, count }, at, config.BUILD), id: newId() }
      const key = row.fingerprint.toString('hex')
      if (unwritten.has(key) || unwritten.size < MAX_UNWRITTEN)
        unwritten.set(key, added(unwritten.get(key), row))
      else lost += count
    }
  }
  /** Returns the time to wait before the next run. */
  const write = async (): Promise<number> => {
    clearTimeout(timer)
    timer = undefined
    last = Date.now()
    let next = TOGETHER_MS
    try {
      gather()
      const batch = [...unwritten]
      if (batch.length > 0)
        await addErrors(
          db,
          batch.map(([, row]) => row),
          newId,
        )
      for (const [key] of batch) unwritten.delete(key)
      if (lost > 0) log.warn({ lost }, 'more different errors at once than the log takes')
      lost = 0
    } catch (err) {
      log.warn({ err, waiting: unwritten.size }, 'the error log could not be written')
      next = AFTER_FAILURE_MS
    }
    return next
  }
  const plan = (ms: number): void => {
    if (timer || writing) return
    timer = setTimeout(() => void flush(), ms).unref()
  }
  const flush = async (): Promise<void> => {
    await writing
    writing ??= write().then((next) => {
      writing = undefined
      if (waiting.size > 0 || unwritten.size > 0) plan(next)
    })
    await writing
  }
  return {
    report: (seen) => {
      const key = keyOf(seen)
      const known = waiting.get(key)
      if (known) known.count += seen.count ?? 1
      else if (waiting.size < MAX_WAITING) {
        const short = { ...seen, stack: seen.stack.slice(0, MAX_STACK) }
        waiting.set(key, { seen: short, at: clock.now(), count: seen.count ?? 1 })
      } else lost += seen.count ?? 1
      plan(Date.now() - last > TOGETHER_MS ? SOON_MS : TOGETHER_MS)
    },
    flush,
    close: async () => {
      const late = new Promise<void>((resolve) => setTimeout(resolve, CLOSE_MS).unref())
      await Promise.race([flush(), late])
      clearTimeout(timer)
    },
  }
}
