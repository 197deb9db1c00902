import type { Signal } from '@emma/contracts/calls'
import type {
  CompanionVisit,
  GuestAnswer,
  GuestEvent,
  GuestPayload,
  GuestSent,
} from '@emma/contracts/calls/companion'
import type { Reply } from '@emma/contracts/realtime'
import type { Socket } from 'socket.io-client'
import { EventRefused, refusedEvent } from '../../../lib/realtime/event-refused.ts'

const ANSWER_MS = 8000
const AGAIN_MS = 3000
/** Repeated, so that a missed event is made up for a moment later. */
const BEAT_MS = 20_000

/** A browser's credentials; `visit` is its own secret: after a reload it is still admitted. */
export interface Invitation {
  readonly token: string
  readonly visit: string
  readonly name: string
}

export interface GuestListener {
  readonly onVisit: (visit: CompanionVisit) => void
  readonly onSignal: (signal: GuestPayload<'companion:signal'>) => void
  readonly onSignalling: (connected: boolean) => void
  readonly onSuperseded: () => void
  /** Removed, or the consultation is over. */
  readonly onOver: () => void
  readonly onRefused: (error: EventRefused) => void
}

/** A companion's page: asks to be let in, and receives who is there. */
export const createGuestLink = (socket: Socket, invitation: Invitation, listener: GuestListener) => {
  let epoch: string = crypto.randomUUID()
  let closed = false
  let knocks = 0
  /** The last answered request: a late answer must not undo a newer one. */
  let answered = 0

  const ask = async <E extends GuestEvent>(event: E, payload: GuestSent<E>): Promise<GuestAnswer<E>> => {
    const reply: Reply<GuestAnswer<E>> = await socket.timeout(ANSWER_MS).emitWithAck(event, payload)
    if (!reply.ok) throw await refusedEvent(reply.code)
    return reply.data
  }
  const knock = async (): Promise<void> => {
    const asked = epoch
    const { visit, name } = invitation
    knocks += 1
    const nth = knocks
    try {
      const answer = await ask('companion:knock', { epoch, visit, name })
      if (closed || asked !== epoch || nth < answered) return
      answered = nth
      listener.onSignalling(true)
      listener.onVisit(answer)
    } catch (error) {
      if (closed || asked !== epoch || !(error instanceof EventRefused)) return
      if (error.code === 'not_found') listener.onOver()
      else listener.onRefused(error)
    }
  }
  const beat = setInterval(() => socket.connected && void knock(), BEAT_MS)
  const comeAgain = ({ message }: Error) => {
    if (closed || socket.active) return
    if (message === 'not_found') listener.onOver()
    else setTimeout(() => !closed && socket.connect(), AGAIN_MS)
  }
  socket.on('connect', () => void knock())
  socket.on('connect_error', comeAgain)
  socket.on('disconnect', (reason) => {
    if (closed) return
    listener.onSignalling(false)
    if (reason === 'io server disconnect') socket.connect()
  })
  socket.on('companion:changed', () => void knock())
  socket.on('companion:superseded', (event: GuestPayload<'companion:superseded'>) => {
    if (event.epoch === epoch) listener.onSuperseded()
  })
  socket.on('companion:signal', (signal: GuestPayload<'companion:signal'>) => {
    if (signal.to === epoch) listener.onSignal(signal)
  })
  return {
    /** A new page identity: both sides restart their connections. */
    renew: () => {
      epoch = crypto.randomUUID()
      void knock()
    },
    grant: () => ask('companion:grant', { epoch }),
    signal: (to: string, signal: Signal) =>
      void ask('companion:signal', { from: epoch, to, signal }).catch(() => undefined),
    leave: () => void ask('companion:leave', { epoch }).catch(() => undefined),
    close: () => {
      closed = true
      clearInterval(beat)
      // Lets the last message go out.
      setTimeout(() => socket.disconnect())
    },
  }
}
export type GuestLink = ReturnType<typeof createGuestLink>
