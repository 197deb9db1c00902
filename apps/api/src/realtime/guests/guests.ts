import {
  companionClientEvents,
  type GuestAnswer,
  type GuestEvent,
  type GuestSent,
} from '@emma/contracts/calls/companion'
import { GUESTS } from '@emma/contracts/calls/guests'
import type { Reply } from '@emma/contracts/realtime'
import type { Server, Socket } from 'socket.io'
import * as z from 'zod/mini'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import { callerAddress } from '../../http/caller/caller-address.ts'
import { beginning } from '../../tracing/tracing.ts'
import { keepAdmission } from '../admission.ts'
import { type Admit, bindEvents, ofEvent, placesOf, replyTo, reportFault } from '../dispatch.ts'
import type { GoneWork } from '../gone-work.ts'
import { guestChannel, sessionChannel } from '../realtime.ts'
import type { GuestDoor, GuestHandlers } from './port.ts'

declare module 'socket.io' {
  interface SocketData {
    guestId: string
  }
}

const schemas: { readonly [E in GuestEvent]: { readonly payload: z.ZodMiniType<GuestSent<E>> } } =
  companionClientEvents
const isGuestEvent = (name: string): name is GuestEvent => Object.hasOwn(companionClientEvents, name)
const events = Object.keys(companionClientEvents).filter(isGuestEvent)

const enterAs = async (deps: Deps, door: GuestDoor, socket: Socket): Promise<void> => {
  const { token } = socket.handshake.auth
  if (typeof token !== 'string') throw new AppError('token_missing')
  const address = callerAddress(deps.config.TRUST_PROXY, socket.request)
  socket.data.guestId = await door.enter(deps, token, address)
}

const welcome = async (
  deps: Deps,
  handlers: GuestHandlers,
  socket: Socket,
  { admit, gone }: { readonly admit: Admit; readonly gone: GoneWork },
): Promise<void> => {
  const { guestId } = socket.data
  const whenGone = (work: () => Promise<void>) => gone.after(socket, work)
  const { enter } = placesOf(socket, (place) => guestChannel(place))
  const handle = <E extends GuestEvent>(event: E, raw: unknown): Promise<Reply<GuestAnswer<E>>> =>
    replyTo(deps, socket, event, () =>
      admit(async () => {
        const parsed = z.safeParse(schemas[event].payload, raw)
        if (!parsed.success) throw new AppError('validation_failed')
        return handlers[event](deps, { guestId, payload: parsed.data, enter, whenGone })
      }),
    )
  bindEvents(socket, events, isGuestEvent, handle)
  socket.emit('server:time', { now: deps.clock.now().toISOString() })
  await socket.join([guestChannel(guestId), sessionChannel(guestId)])
}

/**
 * Companions, without an account, in a namespace of their own: no other events are accepted or received there. The end
 * of an invitation closes its sockets, as the end of a session does.
 */
export const greetGuests = (io: Server, deps: Deps, door: GuestDoor, gone: GoneWork): void => {
  const guests = io.of(GUESTS)
  // A returning companion sends the secret again, and loads the current state.
  guests.adapter.restoreSession = () => Promise.reject(new Error('guests begin anew'))
  const admission = keepAdmission(guests, deps, ({ data }) => data.guestId)
  guests.use(async (socket, next) => {
    try {
      await beginning(
        deps.tracing,
        () => ofEvent('connect'),
        () => enterAs(deps, door, socket),
      )
      next()
    } catch (error) {
      if (!(error instanceof AppError)) reportFault(deps, 'handshake', socket, error)
      next(new Error(error instanceof AppError ? error.code : 'internal'))
    }
  })
  guests.on('connection', (socket) => {
    welcome(deps, door.handlers, socket, { admit: admission(socket), gone }).catch((error: unknown) => {
      reportFault(deps, 'connection', socket, error)
      socket.disconnect(true)
    })
  })
}
