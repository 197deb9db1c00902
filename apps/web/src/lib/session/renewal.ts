import { refresh } from '@emma/contracts/auth'
import { ApiError, createClient, type Problem } from '@emma/contracts/kit'
import { fetchInTime } from '../api/fetch-in-time.ts'
import type { SessionStore } from './session-store.ts'

/**
 * Why the session ended: shown on the login screen. `elsewhere`: another tab signed out; `ended`: it was ended from
 * another device, or by the platform; `reused`: its refresh token was used twice, so that somebody else may have it.
 */
export const endReasons = [
  'expired',
  'elsewhere',
  'signed_out',
  'ended',
  'password_changed',
  'reused',
] as const
export type EndReason = (typeof endReasons)[number]

/** The reason that a session ended (`revoke_reason`), as shown on the login screen. */
const endReasonOf = ({ code, reason }: Problem): EndReason => {
  if (code === 'refresh_reused' || reason === 'refresh_reused') return 'reused'
  if (reason === 'password_changed') return 'password_changed'
  return reason === undefined ? 'expired' : 'ended'
}

const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.problem.status < 500 && error.problem.status !== 429

type Renewal = 'renewed' | EndReason

/** What a renewal needs of the browser. */
export interface RenewalDeps {
  readonly baseUrl: string
  /** Only one tab refreshes at a time; without Web Locks each tab is on its own. */
  readonly locks: Pick<LockManager, 'request'> | undefined
  /** The trace that a call belongs to. */
  readonly traceparent?: () => string
  /** Language of the screens, for messages to the person. */
  readonly language?: () => string
}

/** Exchanges the refresh token for new ones, one at a time across tabs; or returns why the server refuses it. */
export const createRefresher = (
  { baseUrl, locks, traceparent, language }: RenewalDeps,
  store: SessionStore,
) => {
  const plain = createClient({ baseUrl, send: fetchInTime, traceparent, language })
  const trade = async (refusedToken: string | null): Promise<Renewal> => {
    const current = store.accessToken()
    if (current && current !== refusedToken) return 'renewed' // another tab, or an earlier call, was faster
    const refreshToken = store.refreshToken()
    if (!refreshToken) return 'expired'
    // Without Web Locks another tab may have used the same token meanwhile, or signed out.
    const changed = (): Renewal | undefined => {
      if (store.refreshToken() === refreshToken) return undefined
      return store.refreshToken() ? 'renewed' : 'elsewhere'
    }
    try {
      const tokens = await plain(refresh, { body: { refreshToken } })
      const other = changed()
      if (other) return other
      store.keepTokens(tokens)
      return 'renewed'
    } catch (error) {
      if (isRefusal(error)) return changed() ?? endReasonOf(error.problem)
      throw error
    }
  }
  let flight: Promise<Renewal> | undefined
  return (refusedToken: string | null): Promise<Renewal> => {
    const run = () => trade(refusedToken)
    flight ??= (locks ? locks.request('emma-refresh', run) : run()).finally(() => {
      flight = undefined
    })
    return flight
  }
}
