import type { AnswerTo, ClientEvent, SentBy, ServerEvent, Told } from '@emma/contracts/realtime'
import type { Deps } from '../deps.ts'
import type { Actor } from '../http/actor.ts'

/**
 * Tells people's open screens something. Delivery is best effort: what must not be lost is in the database,
 * and a client asks for what came after the last thing it has.
 */
export interface Realtime {
  /** To every socket of a user, on every process. */
  readonly tellUser: <E extends ServerEvent>(userId: string, event: E, payload: Told<E>) => void
  /** To the sockets that entered a place: one page of a call. */
  readonly tellPlace: <E extends ServerEvent>(place: string, event: E, payload: Told<E>) => void
  /** Ends every socket of a session, on every process. */
  readonly endSession: (sessionId: string) => void
}

/** One event of one socket, validated, as a use case receives it. */
export interface SocketCall<E extends ClientEvent> {
  readonly actor: Actor
  readonly payload: SentBy<E>
  /** From here on, what is told to the place reaches this socket too; `false` where it did already. */
  readonly enter: (place: string) => Promise<boolean>
  readonly leave: (place: string) => Promise<void>
  /** Runs once, when the connection is gone. */
  readonly whenGone: (work: () => Promise<void>) => void
}

/** Answers one event: load, authorize on the loaded row, decide, write, tell. */
export type SocketUseCase<E extends ClientEvent> = (deps: Deps, call: SocketCall<E>) => Promise<AnswerTo<E>>

/** One use case for every event of the contract. */
export type SocketHandlers = { readonly [E in ClientEvent]: SocketUseCase<E> }
/** Those of the rooms; the socket's own are answered where it is kept. */
export type RoomHandlers = Omit<SocketHandlers, 'session:renew'>
