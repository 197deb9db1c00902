import type { GuestPayload, GuestServerEvent } from '@emma/contracts/calls/companion'
import type { EventPayload, ServerEvent } from '@emma/contracts/realtime'
import type { Server } from 'socket.io'

/**
 * Sends events to people's open screens. Delivery is best effort: what must not be lost is in the database, and a
 * client asks for what came after the last thing it has.
 */
export interface Realtime {
  /** To every socket of a user, on every process. */
  readonly emitToUser: <E extends ServerEvent>(userId: string, event: E, payload: EventPayload<E>) => void
  /** To the sockets in a place: one page of a call. */
  readonly emitToPlace: <E extends ServerEvent>(place: string, event: E, payload: EventPayload<E>) => void
  /** To companions: all their pages, by the invitation, or one of them. */
  readonly emitToGuest: <E extends GuestServerEvent>(
    place: string,
    event: E,
    payload: GuestPayload<E>,
  ) => void
  /** Ends every socket of a session, on every process. */
  readonly endSession: (sessionId: string) => void
}

export interface AttachableRealtime extends Realtime {
  /** From now on events reach sockets. A process without sockets (a worker) sends through the adapter. */
  readonly attach: (server: Server) => void
}
