import type { GuestAnswer, GuestEvent, GuestSent } from '@emma/contracts/calls/companion'
import type { Deps } from '../../deps.ts'

/** One validated event of a guest's socket, for a use case. */
export interface GuestCall<E extends GuestEvent> {
  /** The result of the door's `enter`. */
  readonly guestId: string
  readonly payload: GuestSent<E>
  /** From now on this socket receives the place's events; `false` if it did already. */
  readonly enter: (place: string) => Promise<boolean>
  /** Runs once, when the connection is lost. */
  readonly whenGone: (work: () => Promise<void>) => void
}

export type GuestUseCase<E extends GuestEvent> = (deps: Deps, call: GuestCall<E>) => Promise<GuestAnswer<E>>
export type GuestHandlers = { readonly [E in GuestEvent]: GuestUseCase<E> }

/** How people without an account connect, and their events. */
export interface GuestDoor {
  /** The id of the guest who opens a connection with this secret, from this address. @throws AppError */
  readonly enter: (deps: Deps, token: string, address: string) => Promise<string>
  readonly handlers: GuestHandlers
}
