import { login, logout, refresh } from '@emma/contracts/auth'
import {
  ApiError,
  type BodyIn,
  type Call,
  type CallArgs,
  createClient,
  createNewest,
  type EndpointSpec,
  type ResponseOf,
} from '@emma/contracts/kit'
import { withRetry } from './retry.ts'
import { workOut } from './work.ts'

/** A session's tokens. The refresh token works once: keep the newest. */
export interface Tokens {
  readonly accessToken: string
  readonly refreshToken: string
}

/** Options of a connection. */
export interface Connection {
  /** Emma's URL: `https://emma.example`. */
  readonly url: string
  /** Tokens of an earlier session. */
  readonly tokens?: Tokens
  /** Called on every change, for a program that stores its session; `null` when it is over. */
  readonly onTokens?: (tokens: Tokens | null) => void
  /** Sends requests; the platform's `fetch` by default. */
  readonly fetch?: (request: Request) => Promise<Response>
  /** The header `traceparent` of the next call, for a program that traces itself: the server's steps join its trace. */
  readonly traceparent?: () => string
}

/** One session with Emma. */
export interface Emma {
  /**
   * Makes a call of the contract: `call(listOpenSlots, { params, query })`. An expired access token is renewed. Calls
   * that take an idempotency key get one, and these and reads are retried if the network failed.
   * @throws ApiError with the server's problem (RFC 9457), NetworkError without an answer
   */
  readonly call: Call
  /** Opens a session; an answer with `mfaRequired` asks for `loginSecondFactor`, whose answer `keep` takes. */
  readonly logIn: (body: BodyIn<typeof login>) => Promise<ResponseOf<typeof login>>
  /** Continues with the tokens of an answer. */
  readonly keep: (tokens: Tokens) => void
  readonly logOut: () => Promise<void>
}

const withToken = (request: Request, tokens: Tokens | null): Request => {
  const sent = new Request(request)
  if (tokens) sent.headers.set('authorization', `Bearer ${tokens.accessToken}`)
  return sent
}

const isOver = (error: unknown): boolean =>
  error instanceof ApiError && error.problem.status < 500 && error.problem.status !== 429

/** Opens a connection to an installation of Emma. Nothing is sent before the first call. */
export const connect = ({ url, onTokens, fetch: send = fetch, traceparent, ...given }: Connection): Emma => {
  const baseUrl = url.replace(/\/+$/, '')
  const plain = createClient({ baseUrl, send: (request) => send(request), work: workOut, traceparent })
  let tokens = given.tokens ?? null
  const become = (next: Tokens | null) => {
    tokens = next
    onTokens?.(next)
  }

  const renew = async ({ refreshToken }: Tokens): Promise<void> => {
    try {
      become(await plain(refresh, { body: { refreshToken } }))
    } catch (error) {
      if (!isOver(error)) throw error
      become(null)
    }
  }
  let renewal: Promise<void> | undefined
  /** One at a time: using a refresh token twice ends the session. */
  const renewOnce = (old: Tokens): Promise<void> => {
    renewal ??= renew(old).finally(() => {
      renewal = undefined
    })
    return renewal
  }

  const newest = createNewest()
  const sendRenewing = async (request: Request): Promise<Response> => {
    const again = request.clone()
    const used = tokens
    const response = await send(withToken(request, used))
    if (response.status !== 401 || used === null) return response
    if (tokens === used) await renewOnce(used)
    return tokens === null ? response : send(withToken(again, tokens))
  }
  const sendAs = (request: Request): Promise<Response> => newest.send(request, sendRenewing)
  const asWho = createClient({ baseUrl, send: sendAs, work: workOut, traceparent })

  const call = <E extends EndpointSpec>(endpoint: E, args: CallArgs<E>): Promise<ResponseOf<E>> => {
    const key = args.idempotencyKey ?? (endpoint.idempotent ? crypto.randomUUID() : undefined)
    const sent = key === undefined ? args : { ...args, idempotencyKey: key }
    return withRetry(endpoint, args.signal, () => asWho(endpoint, sent))
  }

  return {
    call,
    keep: become,
    logIn: async (body) => {
      const answer = await plain(login, { body })
      if ('accessToken' in answer)
        become({ accessToken: answer.accessToken, refreshToken: answer.refreshToken })
      return answer
    },
    logOut: async () => {
      if (tokens === null) return
      const { refreshToken } = tokens
      await call(logout, { body: { refreshToken } }).finally(() => become(null))
    },
  }
}
