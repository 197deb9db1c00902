import { authenticateToken } from '@emma/contracts/auth'
import type { ErrorCode } from '@emma/contracts/kit'
import type {
  AnswerTo,
  ClientEvent,
  EventPayload,
  Reply,
  SentBy,
  ServerEvent,
} from '@emma/contracts/realtime'
import type { Socket } from 'socket.io-client'
import { session } from '../api/api.ts'
import { keepServerTime } from '../time/now.ts'

const ANSWER_MS = 8000
const AGAIN_MS = 3000

/** The server refused an event; its sentence is the error code's. */
export class EventRefused extends Error {
  override readonly name = 'EventRefused'
  readonly code: ErrorCode
  constructor(code: ErrorCode) {
    super(code)
    this.code = code
  }
}

/**
 * A refused handshake, or a connection that the server closed, is not tried again by itself. Any call renews the token,
 * or learns that the session has ended and leads to the login; then it is.
 */
const knockAgain = (socket: Socket): void => {
  const knock = () => {
    if (session.state().user) socket.connect()
  }
  void session
    .call(authenticateToken, {})
    .catch(() => undefined)
    .then(() => setTimeout(knock, AGAIN_MS))
}

/** The connection's token ran out: any call gets a new one. Without it the server closes the connection. */
const showNewToken = (socket: Socket): void => {
  void session
    .call(authenticateToken, {})
    .then(() => socket.emit('session:renew', { token: session.accessToken() ?? '' }))
    .catch(() => undefined)
}

/** Another page took this one's place: it comes back when somebody looks at it, so that pages don't push each other out. */
const comeWhenSeen = (socket: Socket): void => {
  const seen = () => {
    if (document.visibilityState === 'hidden') return
    document.removeEventListener('visibilitychange', seen)
    window.removeEventListener('focus', seen)
    if (session.state().user) socket.connect()
  }
  document.addEventListener('visibilitychange', seen)
  window.addEventListener('focus', seen)
}

const open = async (): Promise<Socket> => {
  const { io } = await import('socket.io-client')
  // Asked at each (re)connection, so that a refreshed token is used.
  const socket = io({
    transports: ['websocket'],
    auth: (give) => give({ token: session.accessToken() }),
    reconnectionDelay: 300,
    reconnectionDelayMax: AGAIN_MS,
  })
  socket.on('connect_error', () => {
    if (!socket.active) knockAgain(socket)
  })
  let isDisplaced = false
  socket.on('session:displaced', () => {
    isDisplaced = true
  })
  socket.on('disconnect', (reason) => {
    if (reason !== 'io server disconnect') return
    if (isDisplaced) comeWhenSeen(socket)
    else knockAgain(socket)
    isDisplaced = false
  })
  socket.on('session:expired', () => showNewToken(socket))
  socket.on('server:time', ({ now }: EventPayload<'server:time'>) => keepServerTime(now))
  return socket
}

let socket: Promise<Socket> | undefined

/** The one connection of this tab, opened with the first who needs it. */
export const connection = (): Promise<Socket> => {
  socket ??= open()
  return socket
}

const listen = <T>(event: string, listener: (payload: T) => void): (() => void) => {
  let gone = false
  void connection().then((opened) => {
    if (!gone) opened.on(event, listener)
  })
  return () => {
    gone = true
    void socket?.then((opened) => opened.off(event, listener))
  }
}

/** Hears one event until the returned function is called. */
export const on = <E extends ServerEvent>(
  event: E,
  listener: (payload: EventPayload<E>) => void,
): (() => void) => listen(event, listener)

/** Hears each time that the connection is there again, until the returned function is called; at once if it is. */
export const onConnected = (listener: () => void): (() => void) => {
  let gone = false
  void connection().then((opened) => {
    if (opened.connected && !gone) listener()
  })
  const stop = listen('connect', listener)
  return () => {
    gone = true
    stop()
  }
}

/** Hears when the connection is lost. */
export const onDisconnected = (listener: () => void): (() => void) => listen('disconnect', listener)

/**
 * Sends an event and waits for its answer.
 * @throws EventRefused with the server's code; Error when there is no answer in time
 */
export const ask = async <E extends ClientEvent>(event: E, payload: SentBy<E>): Promise<AnswerTo<E>> => {
  const opened = await connection()
  const reply: Reply<AnswerTo<E>> = await opened.timeout(ANSWER_MS).emitWithAck(event, payload)
  if (!reply.ok) throw new EventRefused(reply.code)
  return reply.data
}

session.subscribe(() => {
  if (session.state().user) return
  void socket?.then((opened) => opened.disconnect())
  socket = undefined
})
