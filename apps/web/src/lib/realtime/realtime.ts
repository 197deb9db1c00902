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
import { whenIdle } from '../loading/when-idle.ts'
import { refusedEvent } from './event-refused.ts'
import type { Connection } from './open-socket.ts'

const ANSWER_MS = 8000

let opening: Promise<Connection> | undefined

const open = (): Promise<Connection> => {
  opening ??= whenIdle()
    .then(() => import('./open-socket.ts'))
    .then(({ openSocket }) => openSocket())
  return opening
}

/** This tab's only connection, opened on first use. */
export const connection = async (): Promise<Socket> => (await open()).socket

const listen = <T>(event: string, listener: (payload: T) => void): (() => void) => {
  let gone = false
  void connection().then((opened) => {
    if (!gone) opened.on(event, listener)
  })
  return () => {
    gone = true
    void opening?.then(({ socket }) => socket.off(event, listener))
  }
}

/** Listens to one event until the returned function is called. Reads after it include its change. */
export const on = <E extends ServerEvent>(
  event: E,
  listener: (payload: EventPayload<E>) => void,
): (() => void) =>
  listen(event, (payload: EventPayload<E>) => {
    session.expectNewer()
    listener(payload)
  })

/** Calls the listener on each connection until the returned function is called; at once if connected. */
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

/**
 * Calls back when events may have been missed, until the returned function is called: on each reconnection, and on the
 * first one unless the server knows that nothing was sent since this page began.
 */
export const onMissed = (listener: () => void): (() => void) => {
  let stop: (() => void) | undefined
  let gone = false
  void open().then(({ missed }) => {
    if (!gone) stop = missed.listen(listener)
  })
  return () => {
    gone = true
    stop?.()
  }
}

/** Calls the listener when the connection is lost. */
export const onDisconnected = (listener: () => void): (() => void) => listen('disconnect', listener)

/**
 * Sends an event and waits for its answer.
 * @throws EventRefused with the server's code; Error if no answer comes in time
 */
export const ask = async <E extends ClientEvent>(event: E, payload: SentBy<E>): Promise<AnswerTo<E>> => {
  const opened = await connection()
  const reply: Reply<AnswerTo<E>> = await opened.timeout(ANSWER_MS).emitWithAck(event, payload)
  if (!reply.ok) throw await refusedEvent(reply.code)
  return reply.data
}

session.subscribe(() => {
  if (session.state().user) return
  void opening?.then(({ socket }) => socket.disconnect())
  opening = undefined
})
