import type {
  GuestAnswer,
  GuestEvent,
  GuestPayload,
  GuestSent,
  GuestServerEvent,
} from '@emma/contracts/calls/companion'
import { GUESTS } from '@emma/contracts/calls/guests'
import type {
  AnswerTo,
  ClientEvent,
  EventPayload,
  Reply,
  SentBy,
  ServerEvent,
} from '@emma/contracts/realtime'
import { pino } from 'pino'
import { io, type Socket } from 'socket.io-client'
import { buildApp } from '../src/app.ts'
import { buildDeps } from '../src/build-deps.ts'
import type { Deps } from '../src/deps.ts'
import { companionDoor, presenceListeners, socketHandlers } from '../src/features/features.ts'
import { attachRealtime } from '../src/realtime/socket-server.ts'
import type { TestApp } from './build-test-app.ts'

export interface TestServer {
  readonly url: string
  readonly deps: Deps
  readonly close: () => Promise<void>
}

/** Opens a test application's port, with sockets. */
export const listen = async ({ app, deps }: Pick<TestApp, 'app' | 'deps'>): Promise<TestServer> => {
  const detach = await attachRealtime(app, deps, socketHandlers, presenceListeners, companionDoor)
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return { url, deps, close: detach }
}

/** One more server on the same database, as a second process would be. */
export const listenAsSecond = async ({ config, clock }: TestApp): Promise<TestServer> => {
  const { deps, close } = buildDeps(config, pino({ level: config.LOG_LEVEL }), clock)
  const app = await buildApp(deps)
  const server = await listen({ app, deps })
  return {
    ...server,
    close: async () => {
      await server.close()
      await app.close()
      await close()
    },
  }
}

export interface TestSocket {
  readonly raw: Socket
  readonly ask: <E extends ClientEvent>(event: E, payload: SentBy<E>) => Promise<Reply<AnswerTo<E>>>
  /** The first event of a kind not taken yet; waits for it. */
  readonly take: <E extends ServerEvent>(event: E) => Promise<EventPayload<E>>
  /** Names of the events that were not taken. */
  readonly received: () => readonly string[]
  readonly close: () => void
}

/** For events that never come, not for slow ones. */
const TAKE_MS = 60_000

const open = async (url: string, token: unknown) => {
  const raw = io(url, { transports: ['websocket'], auth: { token }, reconnection: false, forceNew: true })
  const received: { readonly event: string; readonly payload: unknown }[] = []
  raw.onAny((event, payload) => received.push({ event, payload }))
  await new Promise<void>((resolve, reject) => {
    raw.once('connect', resolve)
    raw.once('connect_error', reject)
  })
  const take = async (event: string) => {
    const until = performance.now() + TAKE_MS
    for (;;) {
      const index = received.findIndex((one) => one.event === event)
      const [found] = index < 0 ? [] : received.splice(index, 1)
      if (found) return found.payload as never
      if (performance.now() > until) throw new Error(`${event} was not told`)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }
  return {
    raw,
    ask: (event: string, payload: unknown) => raw.timeout(TAKE_MS).emitWithAck(event, payload),
    take,
    // Every connection gets the server's time, which is no event for a person.
    received: () => received.map(({ event }) => event).filter((event) => event !== 'server:time'),
    close: () => raw.disconnect(),
  }
}

/** A person's socket. @throws Error with the code when the handshake is refused */
export const connect = (url: string, token: unknown): Promise<TestSocket> => open(url, token)

export interface GuestSocket extends Pick<TestSocket, 'raw' | 'received' | 'close'> {
  readonly ask: <E extends GuestEvent>(event: E, payload: GuestSent<E>) => Promise<Reply<GuestAnswer<E>>>
  readonly take: <E extends GuestServerEvent>(event: E) => Promise<GuestPayload<E>>
}

/** The socket of a guest without an account, by the secret of a link. @throws Error with the refusal's code */
export const connectGuest = (url: string, token: unknown): Promise<GuestSocket> =>
  open(`${url}${GUESTS}`, token)
