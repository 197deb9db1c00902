import { ACTING_FOR } from '@emma/contracts/assistants/acting-for'
import { authenticateToken, logout, type UserData } from '@emma/contracts/auth'
import { ApiError, type Call, createClient, createNewest } from '@emma/contracts/kit'
import { takeEarly } from '../api/early.ts'
import { fetchInTime } from '../api/fetch-in-time.ts'
import { inTime } from '../api/in-time.ts'
import { storageKeys } from '../storage-keys.ts'
import { createEmitter } from '../store.ts'
import { keepAnswerTime } from '../time/now.ts'
import { createRefresher, type EndReason, type RenewalDeps } from './renewal.ts'
import { sessionStore, type Tokens } from './session-store.ts'

export interface SessionState {
  readonly user: UserData | null
  readonly ended: EndReason | null
}

/** Sends a request: `fetch`, or a version that reports progress. */
type Transport = (request: Request) => Promise<Response>
const plainly: Transport = async (request) => {
  const answer = await (takeEarly(request) ?? fetchInTime(request))
  keepAnswerTime(answer)
  return answer
}

export interface Session {
  readonly state: () => SessionState
  readonly subscribe: (listener: () => void) => () => void
  /**
   * Checks the stored token, then tries a refresh; afterwards `state` is the truth. `unreachable`: no server answered,
   * and nothing was changed: call it again.
   */
  readonly start: () => Promise<'checked' | 'unreachable'>
  /** Sends the screens' language at once, by refreshing the tokens. */
  readonly sayLanguage: () => Promise<void>
  /** Reads the user again: name, picture or status may have changed. */
  readonly recheck: () => Promise<void>
  readonly open: (answer: Tokens & { readonly userData: UserData }) => void
  /** Selects the specialist an assistant works for in this tab. */
  readonly serve: (specialistId: string | undefined) => void
  readonly signOut: () => Promise<void>
  /** Sends a request with the access token, and once more after a refresh if it is refused (spec §4). */
  readonly send: (request: Request, over?: Transport) => Promise<Response>
  /** Makes calls with the session's token and retry. */
  readonly call: Call
  /** After an event about a change: the next reads must show it. */
  readonly expectNewer: () => void
  readonly accessToken: () => string | null
}

interface SessionDeps extends RenewalDeps {
  readonly storage: Storage
  /** Source of other tabs' changes. */
  readonly events: Pick<EventTarget, 'addEventListener'>
}

/** A first check without an answer by then counts as no connection, instead of an endless splash. */
const patience = 20_000

const refused = (status: number): boolean => status === 401 || status === 403
const wasRefused = (error: unknown): boolean => error instanceof ApiError && refused(error.problem.status)

/** A refusal that no new token would change: the session is valid, but proof is required. */
const asksForProof = async (response: Response): Promise<boolean> => {
  if (response.status !== 403) return false
  const problem: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  return (
    typeof problem === 'object' &&
    problem !== null &&
    'code' in problem &&
    /^(second_factor|proof)_/.test(String(problem.code))
  )
}

/** The specialist an assistant works for in this tab. */
const servedBy = (user: UserData | null): string | undefined =>
  user?.role === 'assistant' ? user.specialistId : undefined

const withToken = (request: Request, token: string | null, served: string | undefined): Request => {
  const sent = new Request(request)
  if (token) sent.headers.set('authorization', `Bearer ${token}`)
  if (served) sent.headers.set(ACTING_FOR, served)
  return sent
}

export const createSession = (deps: SessionDeps): Session => {
  const store = sessionStore(deps.storage)
  const renew = createRefresher(deps, store)
  const changes = createEmitter()
  let state: SessionState = { user: null, ended: null }

  const become = (next: SessionState) => {
    state = next
    changes.emit()
  }
  const end = (ended: EndReason) => {
    store.clear()
    if (!state.ended) become({ user: null, ended })
  }
  const renewOrEnd = async (refusedToken: string | null): Promise<boolean> => {
    const renewal = await renew(refusedToken)
    if (renewal !== 'renewed') end(renewal)
    return renewal === 'renewed'
  }

  const newest = createNewest()
  const sendRenewing = async (request: Request, over: Transport): Promise<Response> => {
    const again = request.clone()
    const token = store.accessToken()
    const response = await over(withToken(request, token, servedBy(state.user)))
    if (!refused(response.status) || !store.refreshToken() || (await asksForProof(response))) return response
    if (!(await renewOrEnd(token))) return response
    const retried = await over(withToken(again, store.accessToken(), servedBy(state.user)))
    // A new token that is refused: the account was blocked, or the session ended this moment.
    if (retried.status === 401) end('ended')
    return retried
  }
  const send: Session['send'] = (request, over = plainly) =>
    newest.send(request, (made) => sendRenewing(made, over))
  const call = createClient({ baseUrl: deps.baseUrl, send, traceparent: deps.traceparent })

  /** An assistant's account has no `specialistId`: it becomes the specialist they work for in this tab. */
  const serving = (user: UserData | null, specialistId = servedBy(state.user) ?? store.practice()) =>
    user?.role === 'assistant' && specialistId ? { ...user, specialistId } : user

  const open: Session['open'] = (answer) => {
    store.keepTokens(answer)
    store.keepUser(answer.userData)
    become({ user: serving(answer.userData), ended: null })
  }

  const serve: Session['serve'] = (specialistId) => {
    const { user } = state
    if (user?.role !== 'assistant' || user.specialistId === specialistId) return
    store.keepPractice(specialistId)
    const { specialistId: _before, ...account } = user
    become({ user: specialistId === undefined ? account : { ...account, specialistId }, ended: null })
  }

  const recheck = async (): Promise<void> => {
    const { userData } = await call(authenticateToken, {})
    store.keepUser(userData)
    become({ user: serving(userData), ended: null })
  }

  const start: Session['start'] = async () => {
    if (!store.accessToken()) return 'checked'
    state = { user: serving(store.user()), ended: null }
    try {
      await inTime(recheck(), patience)
      return 'checked'
    } catch (error) {
      // Offline, the stored session stays: the server decides as soon as it can be reached.
      if (!wasRefused(error)) return 'unreachable'
      end('expired')
      return 'checked'
    }
  }

  const signOut = async (): Promise<void> => {
    const refreshToken = store.refreshToken()
    if (refreshToken) await call(logout, { body: { refreshToken } }).catch(() => undefined)
    end('signed_out')
  }

  const onStorage = (event: Event): void => {
    const key = 'key' in event ? event.key : null
    if (key !== null && key !== storageKeys.accessToken && key !== storageKeys.userData) return
    const user = store.accessToken() ? serving(store.user()) : null
    if (JSON.stringify(user) === JSON.stringify(state.user)) return
    become({ user, ended: user ? null : 'elsewhere' })
  }
  deps.events.addEventListener('storage', onStorage)

  const sayLanguage = async (): Promise<void> => {
    await renewOrEnd(store.accessToken()).catch(() => false)
  }

  return {
    state: () => state,
    subscribe: changes.subscribe,
    start,
    recheck,
    sayLanguage,
    open,
    serve,
    signOut,
    send,
    call,
    expectNewer: newest.expect,
    accessToken: store.accessToken,
  }
}
