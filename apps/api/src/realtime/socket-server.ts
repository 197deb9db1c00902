import { GUESTS } from '@emma/contracts/calls/guests'
import type { FastifyInstance } from 'fastify'
import { Server, type Socket } from 'socket.io'
import * as z from 'zod'
import type { Deps } from '../deps.ts'
import { forgetSession, sessionStands } from '../features/auth/index.ts'
import { AppError } from '../http/app-error.ts'
import { beginning } from '../tracing/tracing.ts'
import { keepAdmission, refuseFloods } from './admission.ts'
import { joinCluster } from './cluster.ts'
import { dispatch, ofEvent, reportFault } from './dispatch.ts'
import { createGoneWork, type GoneWork } from './gone-work.ts'
import { greetGuests } from './guests/guests.ts'
import type { GuestDoor } from './guests/port.ts'
import type { FeatureHandlers, SocketUseCase } from './port.ts'
import { keepPresence, type Presence, type PresenceListener } from './presence.ts'
import { noteTold, type Quiet } from './quiet/quiet.ts'
import { sessionChannel, userChannel } from './realtime.ts'
import { onRevocations } from './revocations.repo.ts'
import { measureSockets } from './socket-metrics.ts'
import { endWithToken, enterAs } from './socket-session.ts'
import { TakingTurns } from './taking-turns.ts'

type Detach = () => Promise<void>

const greet = (
  io: Server,
  deps: Deps,
  handlers: FeatureHandlers,
  { presence, gone, quiet }: { readonly presence: Presence; readonly gone: GoneWork; readonly quiet: Quiet },
): void => {
  const admission = keepAdmission(io.of('/'), deps, ({ data }) => data.actor.userId)
  io.use(async (socket, next) => {
    try {
      await beginning(
        deps.tracing,
        () => ofEvent('connect'),
        () => enterAs(deps, socket),
      )
      next()
    } catch (error) {
      if (!(error instanceof AppError)) reportFault(deps, 'handshake', socket, error)
      next(new Error(error instanceof AppError ? error.code : 'internal'))
    }
  })
  const welcome = async (socket: Socket): Promise<void> => {
    const { actor } = socket.data
    const token = endWithToken(deps, socket)
    const renew: SocketUseCase<'session:renew'> = async (_deps, { payload }) => {
      await (await token).renew(payload.token)
      return {}
    }
    dispatch(deps, socket, { ...handlers, 'session:renew': renew }, { admit: admission(socket), gone, quiet })
    presence.came(actor.userId)
    socket.once('disconnect', () => presence.went(actor.userId))
    await socket.join([userChannel(actor.userId), sessionChannel(actor.sessionId)])
    // After joining: events from now on reach it, and those before count in `quietMs`.
    socket.emit('server:time', { now: deps.clock.now().toISOString(), quietMs: quiet.of(actor.userId) })
    // A session that ended while the socket connected was revoked before it joined its channel.
    if (!(await sessionStands(deps, actor.sessionId))) socket.disconnect(true)
  }
  io.on('connection', (socket) => {
    // A browser whose socket is closed reconnects.
    welcome(socket).catch((error: unknown) => {
      reportFault(deps, 'connection', socket, error)
      socket.disconnect(true)
    })
  })
}

/** The part of a socket's data that decides about its return. */
const keptData = z.object({ actor: z.object({ sessionId: z.string() }) })

/** Missed events are delivered before authentication, so not to a session that ended meanwhile. */
const guardRecovery = (io: Server, deps: Deps): void => {
  const { adapter } = io.of('/')
  const restore = adapter.restoreSession.bind(adapter)
  adapter.restoreSession = async (pid, offset) => {
    const kept = await restore(pid, offset)
    const { data } = keptData.safeParse(kept?.data)
    if (data && !(await sessionStands(deps, data.actor.sessionId))) throw new AppError('session_ended')
    return kept
  }
}

/** Drops any revoked session from the cache, and closes its sockets; those of an ended invitation too. */
const closeRevoked = (io: Server, deps: Deps): Detach =>
  onRevocations({
    databaseUrl: deps.config.DATABASE_URL,
    held: () => [...io.of('/').sockets.values()].map(({ data }) => data.actor.sessionId),
    heldGuests: () => [...io.of(GUESTS).sockets.values()].map(({ data }) => data.guestId),
    onRevoked: (sessionId) => {
      forgetSession(deps, sessionId)
      for (const people of [io.of('/'), io.of(GUESTS)])
        people.local.in(sessionChannel(sessionId)).disconnectSockets(true)
    },
  })

/** Until the others listen again too, and spread over this time: not all at once. */
const RETURN_MS = { from: 3000, over: 5000 }

/**
 * Events of other servers during an interruption are lost, and so is the count of a person's sockets there. Closing all
 * connections repairs both: browsers reconnect, are counted, and load what they missed.
 */
const renewConnections = (io: Server): void => {
  for (const { conn } of io.of('/').sockets.values())
    setTimeout(() => conn.close(), RETURN_MS.from + Math.random() * RETURN_MS.over).unref()
}

/** One namespace; the access token is in the handshake, and the server decides the channels. */
export const attachRealtime = async (
  app: FastifyInstance,
  deps: Deps,
  handlers: FeatureHandlers,
  listeners: readonly PresenceListener[],
  door: GuestDoor,
): Promise<Detach> => {
  const cluster = await joinCluster(deps.config, deps.log, () => {
    quiet.forget()
    renewConnections(io)
  })
  const io: Server = new Server(app.server, {
    ...cluster.options,
    transports: ['websocket'],
    perMessageDeflate: false,
    wsEngine: TakingTurns,
    // A session that ended meanwhile must not come back: the token is checked again.
    connectionStateRecovery: { maxDisconnectionDuration: 120_000, skipMiddlewares: false },
    maxHttpBufferSize: 256 * 1024,
    allowRequest: refuseFloods(deps),
    cors: { origin: [deps.config.publicUrl] },
  })
  guardRecovery(io, deps)
  const quiet = noteTold(io.of('/'))
  measureSockets(deps.metrics.registry, io)
  const presence = keepPresence(deps, listeners)
  const gone = createGoneWork((socket, error) => reportFault(deps, 'disconnect', socket, error))
  greet(io, deps, handlers, { presence, gone, quiet })
  greetGuests(io, deps, door, gone)
  deps.realtime.attach(io)
  const stopListening = closeRevoked(io, deps)
  return async () => {
    await stopListening()
    await io.close()
    await gone.done()
    await presence.stop()
    await cluster.leave()
  }
}

/** A process without sockets (a worker) emits through the servers that have them. */
export const attachEmitter = async (deps: Deps): Promise<Detach> => {
  // A worker has no connections to renew.
  const cluster = await joinCluster(deps.config, deps.log, () => {})
  const io = new Server(cluster.options)
  const everybody = [io.of('/'), io.of(GUESTS)]
  deps.realtime.attach(io)
  return async () => {
    // It was never attached to a port: only the adapter has to be closed.
    for (const { adapter } of everybody) await adapter.close()
    await cluster.leave()
  }
}
