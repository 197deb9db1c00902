import { reportError as endpoint } from '@emma/contracts/error-log'
import { ApiError, NetworkError } from '@emma/contracts/kit'
import { fingerprintText, pathOnly, routeOf, scrubbed } from '@emma/domain/error-log'
import { MINUTE } from '@emma/domain/interval'
import { publicCall } from '../api/api.ts'
import { backOnline } from '../api/online.ts'
import { type Broken, sendErrorsBy } from './error-reports.ts'

/** Equal errors are reported at most once in this time; repeats are counted. */
const PAUSE_MS = MINUTE
/** Different errors reported per page; further ones add nothing. */
const MAX_DIFFERENT = 20
const MAX = { message: 1500, stack: 12_000, name: 100, count: 1000 }

interface EventPayload {
  at: number
  /** How often since then. */
  more: number
}

/** Refusals and lost connections are no defects of ours: they are shown to the person instead. */
const isOurs = (error: unknown): boolean => {
  if (error instanceof NetworkError || error instanceof ApiError) return false
  // Our pages run only our scripts: an extension's error has no stack, or the extension's address in it.
  if (error instanceof Error && /\b(?:chrome|moz|safari-web)-extension:/.test(error.stack ?? '')) return false
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  return name !== 'AbortError' && !/ResizeObserver loop|^Script error\.?$/.test(messageOf(error))
}

const messageOf = (error: unknown): string => {
  if (error instanceof Error || error instanceof DOMException) return error.message || error.name
  return typeof error === 'string' ? error : 'Something that is no error was thrown'
}

/** The report of an error: no personal data leaves the browser. */
const reportOf = ({ error, url }: Broken) => ({
  name: scrubbed(error instanceof Error ? error.name : 'Error').slice(0, MAX.name),
  message: scrubbed(messageOf(error).slice(0, MAX.message)).slice(0, MAX.message) || 'Error',
  stack: scrubbed((error instanceof Error ? (error.stack ?? '') : '').slice(0, MAX.stack)).slice(
    0,
    MAX.stack,
  ),
  url: pathOnly(url).slice(0, 1000),
})

const reports = new Map<string, EventPayload>()

/** The count to report now; undefined if reported a moment ago, or above the limit. */
const countOf = (key: string, now: number): number => {
  const known = reports.get(key)
  if (!known) {
    if (reports.size >= MAX_DIFFERENT) return 0
    reports.set(key, { at: now, more: 0 })
    return 1
  }
  known.more += 1
  if (now - known.at < PAUSE_MS) return 0
  const count = Math.min(known.more, MAX.count)
  reports.set(key, { at: now, more: 0 })
  return count
}

const report = async (broken: Broken): Promise<void> => {
  if (!isOurs(broken.error)) return
  const report = reportOf(broken)
  const key = fingerprintText({ kind: 'browser', route: routeOf(report.url), ...report })
  const count = countOf(key, Date.now())
  if (count === 0) return
  if (!navigator.onLine) await backOnline()
  await publicCall(endpoint, { body: { ...report, branch: import.meta.env.VITE_BUILD, count } })
}

/** Sends errors to the error log. Reporting never fails: what can't be sent is dropped. */
export const startSendingErrors = (): void =>
  sendErrorsBy((broken) => void report(broken).catch(() => undefined))
