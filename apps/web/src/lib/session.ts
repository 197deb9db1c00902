import { authenticateToken, logout, refresh, type UserData } from '@emma/contracts/auth'
import { ApiError, type Call, createClient } from '@emma/contracts/kit'
import { type SessionStore, sessionStore, type Tokens } from './session-store.ts'
import { storageKeys } from './storage-keys.ts'

/** Why there is no session any more: shown on the login screen. */
export const endReasons = ['expired', 'elsewhere', 'signed_out'] as const
export type EndReason = (typeof endReasons)[number]

export interface SessionState {
  readonly user: UserData | null
  readonly ended: EndReason | null
}

/** What carries a request: `fetch`, or what tells how much of an upload has been sent. */
type Transport = (request: Request) => Promise<Response>
const plainly: Transport = (request) => fetch(request)

export interface Session {
  readonly state: () => SessionState
  readonly subscribe: (listener: () => void) => () => void
  /** Checks the stored token, then tries a refresh; afterwards `state` is the truth. */
  readonly start: () => Promise<void>
  readonly open: (answer: Tokens & { readonly userData: UserData }) => void
  readonly signOut: () => Promise<void>
  /** Sends a request with the access token, once more after a refresh when it is refused (spec §4). */
  readonly send: (request: Request, over?: Transport) => Promise<Response>
  /** Calls with the session's token and retry. */
  readonly call: Call
  readonly accessToken: () => string | null
}

interface SessionDeps {
  readonly baseUrl: string
  readonly storage: Storage
  /** Only one tab refreshes at a time; without Web Locks each tab is on its own. */
  readonly locks: Pick<LockManager, 'request'> | undefined
  /** Where other tabs' changes are heard. */
  readonly events: Pick<EventTarget, 'addEventListener'>
}

const refused = (status: number): boolean => status === 401 || status === 403
const wasRefused = (error: unknown): boolean => error instanceof ApiError && refused(error.problem.status)

/** A refusal that no new token would change: the session stands, something else is to be shown. */
const asksForSecondFactor = async (response: Response): Promise<boolean> => {
  if (response.status !== 403) return false
  const problem: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  return (
    typeof problem === 'object' &&
    problem !== null &&
    'code' in problem &&
    String(problem.code).startsWith('second_factor')
  )
}

const withToken = (request: Request, token: string | null): Request => {
  const sent = new Request(request)
  if (token) sent.headers.set('authorization', `Bearer ${token}`)
  return sent
}

/** Trades the refresh token for new ones, one at a time across tabs; `false` when the server refuses it. */
const createRefresher = ({ baseUrl, locks }: SessionDeps, store: SessionStore) => {
  const plain = createClient({ baseUrl, send: (request) => fetch(request) })
  const trade = async (refusedToken: string | null): Promise<boolean> => {
    const current = store.accessToken()
    if (current && current !== refusedToken) return true // another tab, or an earlier call, was faster
    const refreshToken = store.refreshToken()
    if (!refreshToken) return false
    try {
      const tokens = await plain(refresh, { body: { refreshToken } })
      if (store.refreshToken() !== refreshToken) return false // signed out meanwhile
      store.keepTokens(tokens)
      return true
    } catch (error) {
      if (error instanceof ApiError && error.problem.status < 500 && error.problem.status !== 429)
        return false
      throw error
    }
  }
  let flight: Promise<boolean> | undefined
  return (refusedToken: string | null): Promise<boolean> => {
    const run = () => trade(refusedToken)
    flight ??= (locks ? locks.request('emma-refresh', run) : run()).finally(() => {
      flight = undefined
    })
    return flight
  }
}

export const createSession = (deps: SessionDeps): Session => {
  const store = sessionStore(deps.storage)
  const renew = createRefresher(deps, store)
  const listeners = new Set<() => void>()
  let state: SessionState = { user: null, ended: null }

  const become = (next: SessionState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const end = (ended: EndReason) => {
    store.clear()
    if (!state.ended) become({ user: null, ended })
  }
  const renewOrEnd = async (refusedToken: string | null): Promise<boolean> => {
    const renewed = await renew(refusedToken)
    if (!renewed) end('expired')
    return renewed
  }

  const send: Session['send'] = async (request, over = plainly) => {
    const again = request.clone()
    const token = store.accessToken()
    const response = await over(withToken(request, token))
    if (!refused(response.status) || !store.refreshToken() || (await asksForSecondFactor(response)))
      return response
    return (await renewOrEnd(token)) ? over(withToken(again, store.accessToken())) : response
  }
  const call = createClient({ baseUrl: deps.baseUrl, send })

  const open: Session['open'] = (answer) => {
    store.keepTokens(answer)
    store.keepUser(answer.userData)
    become({ user: answer.userData, ended: null })
  }

  const start = async (): Promise<void> => {
    if (!store.accessToken()) return
    state = { user: store.user(), ended: null }
    try {
      const { userData } = await call(authenticateToken, {})
      store.keepUser(userData)
      become({ user: userData, ended: null })
    } catch (error) {
      // Offline, the session stays as it was kept: the server decides as soon as it is reached again.
      if (wasRefused(error) || !state.user) end('expired')
    }
  }

  const signOut = async (): Promise<void> => {
    const refreshToken = store.refreshToken()
    if (refreshToken) await call(logout, { body: { refreshToken } }).catch(() => undefined)
    end('signed_out')
  }

  const hearOtherTabs = (event: Event): void => {
    const key = 'key' in event ? event.key : null
    if (key !== null && key !== storageKeys.accessToken && key !== storageKeys.userData) return
    const user = store.accessToken() ? store.user() : null
    if (user?.id === state.user?.id) return
    become({ user, ended: user ? null : 'elsewhere' })
  }
  deps.events.addEventListener('storage', hearOtherTabs)

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start,
    open,
    signOut,
    send,
    call,
    accessToken: store.accessToken,
  }
}
