import { ApiError, NetworkError } from '@emma/contracts/kit'
import { EventRefused } from '../realtime/event-refused.ts'

/** The cause of a failure: the connection, an unreachable server, a broken server, or none. */
export type Fault = 'offline' | 'unreachable' | 'away' | 'broken' | 'lost' | 'forbidden' | 'refused'

const away = new Set([502, 503, 504])

export const faultOf = (error: unknown): Fault => {
  if (error instanceof NetworkError) return navigator.onLine ? 'unreachable' : 'offline'
  if (error instanceof EventRefused) return error.code === 'internal' ? 'broken' : 'refused'
  if (!(error instanceof ApiError)) return 'broken'
  const { status } = error.problem
  if (away.has(status)) return 'away'
  if (status >= 500) return 'broken'
  if (status === 403) return 'forbidden'
  return status === 404 ? 'lost' : 'refused'
}

/** Faults that may pass by themselves. */
export const mayPass = (fault: Fault): fault is 'unreachable' | 'away' =>
  fault === 'unreachable' || fault === 'away'
