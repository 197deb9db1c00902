import type { AnswerTo, ClientEvent, SentBy } from '@emma/contracts/realtime'
import type { Deps } from '../deps.ts'
import type { Actor } from '../http/actor.ts'

/** One event of one socket, validated, as a use case receives it. */
export interface SocketCall<E extends ClientEvent> {
  readonly actor: Actor
  readonly payload: SentBy<E>
  /** From here on, what is told to the place reaches this socket too; `false` where it did already. */
  readonly enter: (place: string) => Promise<boolean>
  readonly leave: (place: string) => Promise<void>
  /** For how many milliseconds at least nothing was told to the place. Asked after `enter`, no moment is left out. */
  readonly quietMs: (place: string) => number
  /** Runs once, when the connection is gone. */
  readonly whenGone: (work: () => Promise<void>) => void
}

/** Answers one event: load, authorize on the loaded row, decide, write, tell. */
export type SocketUseCase<E extends ClientEvent> = (deps: Deps, call: SocketCall<E>) => Promise<AnswerTo<E>>

/** One use case for every event of the contract. */
export type SocketHandlers = { readonly [E in ClientEvent]: SocketUseCase<E> }
/** Those of the rooms; the socket's own are answered where it is kept. */
export type FeatureHandlers = Omit<SocketHandlers, 'session:renew'>
