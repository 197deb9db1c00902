import type { IncomingMessage } from 'node:http'
import type { Namespace, Socket } from 'socket.io'
import type { Deps } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import { callerAddress } from '../http/caller/caller-address.ts'
import type { Admit } from './dispatch.ts'
import { createEventAllowance } from './event-allowance.ts'
import { createPeople } from './people.ts'

type Answer = (message: string | null | undefined, isAllowed: boolean) => void

/** Limits handshakes per address like calls; those above are refused before their token is read. */
export const refuseFloods =
  ({ config, limits, clock }: Deps) =>
  (request: IncomingMessage, answer: Answer): void => {
    const address = callerAddress(config.TRUST_PROXY, request)
    try {
      limits.handshakesByAddress(address, clock.now().getTime(), config.RATE_LIMIT_PER_MINUTE)
      answer(null, true)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      answer(error.code, false)
    }
  }

/** The reason is sent, so that its page reconnects when somebody looks at it, and not at once. */
const displace = (socket: Socket): void => {
  // Locally and at once: through the other servers it would arrive after the end.
  socket.nsp.local.to(socket.id).emit('session:displaced', {})
  socket.disconnect(true)
}

/** Admits people's events: one allowance per person, across sockets and servers. */
export const keepAdmission = (
  io: Namespace,
  deps: Deps,
  ownerOf: (socket: Socket) => string,
): ((socket: Socket) => Admit) => {
  const tell = (event: string, ...what: readonly unknown[]): void => {
    // A single server has no others to tell.
    if (deps.config.realtime.adapter !== 'memory') io.serverSideEmit(event, ...what)
  }
  const now = (): number => deps.clock.now().getTime()
  const people = createPeople(deps.config.SOCKETS_PER_PERSON, displace)
  const allowance = createEventAllowance((userId, count) => tell('person:sent', userId, count))
  io.on('person:sent', (userId: string, count: number) => allowance.takenElsewhere(userId, count, now()))
  io.on('person:opened', people.openedElsewhere)
  io.on('person:closed', people.closed)
  return (socket) => {
    const userId = ownerOf(socket)
    const inLane = people.openedHere(userId, socket)
    tell('person:opened', userId, socket.id)
    socket.once('disconnect', () => {
      people.closed(userId, socket.id)
      tell('person:closed', userId, socket.id)
    })
    return async (work) => {
      allowance.take(userId, now())
      return inLane(work)
    }
  }
}
