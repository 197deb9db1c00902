import type { AnswerTo, ClientEvent, SentBy } from '@emma/contracts/realtime'
import type { Deps } from '../deps.ts'
import type { Actor } from '../http/actor.ts'

/** One validated event of a socket, for a use case. */
export interface SocketCall<E extends ClientEvent> {
  readonly actor: Actor
  readonly payload: SentBy<E>
  /** From now on this socket receives the place's events; `false` if it did already. */
  readonly enter: (place: string) => Promise<boolean>
  readonly leave: (place: string) => Promise<void>
  /** Milliseconds, at least, without an event to the place. Asked after `enter`, it covers every moment. */
  readonly quietMs: (place: string) => number
  /** Runs once, when the connection is lost. */
  readonly whenGone: (work: () => Promise<void>) => void
}

/** Answers one event: load, authorize on the loaded row, decide, write, emit. */
export type SocketUseCase<E extends ClientEvent> = (deps: Deps, call: SocketCall<E>) => Promise<AnswerTo<E>>

/** One use case for every event of the contract. */
export type SocketHandlers = { readonly [E in ClientEvent]: SocketUseCase<E> }
/** Handlers of the features; events about the socket itself are answered by the server. */
export type FeatureHandlers = Omit<SocketHandlers, 'session:renew'>
