import type { FastifyInstance } from 'fastify'
import { Server } from 'socket.io'
import type { Deps } from '../deps.ts'
import { actorOfToken, forgetSession, sessionStands } from '../features/auth/index.ts'
import type { Actor } from '../http/actor.ts'
import { AppError } from '../http/app-error.ts'
import { joinCluster } from './cluster.ts'
import { dispatch } from './dispatch.ts'
import type { SocketHandlers } from './port.ts'
import { keepPresence, type Presence, type PresenceHearer } from './presence.ts'
import { sessionRoom, userRoom } from './realtime.ts'
import { hearRevocations } from './revocations.repo.ts'

declare module 'socket.io' {
  interface SocketData {
    actor: Actor
  }
}

type Detach = () => Promise<void>

const tokenOf = (auth: Record<string, unknown>): string => {
  if (typeof auth.token !== 'string') throw new AppError('token_missing')
  return auth.token
}

const greet = (io: Server, deps: Deps, handlers: SocketHandlers, presence: Presence): void => {
  io.use(async (socket, next) => {
    try {
      socket.data.actor = await actorOfToken(deps, tokenOf(socket.handshake.auth))
      next()
    } catch (error) {
      next(new Error(error instanceof AppError ? error.code : 'internal'))
    }
  })
  io.on('connection', async (socket) => {
    const { actor } = socket.data
    dispatch(deps, socket, handlers)
    presence.came(actor.userId)
    socket.once('disconnect', () => presence.went(actor.userId))
    await socket.join([userRoom(actor.userId), sessionRoom(actor.sessionId)])
    // One that ended while the socket was on its way here was told to a room that it had not entered yet.
    if (!(await sessionStands(deps, actor.sessionId))) socket.disconnect(true)
  })
}

/** A session that was revoked anywhere is forgotten here, and its sockets are closed. */
const closeRevoked = (io: Server, deps: Deps): Detach =>
  hearRevocations({
    databaseUrl: deps.config.DATABASE_URL,
    held: () => [...io.of('/').sockets.values()].map(({ data }) => data.actor.sessionId),
    onRevoked: (sessionId) => {
      forgetSession(deps, sessionId)
      io.local.in(sessionRoom(sessionId)).disconnectSockets(true)
    },
  })

/** One namespace; the access token is in the handshake, and the server decides the rooms. */
export const attachRealtime = async (
  app: FastifyInstance,
  deps: Deps,
  handlers: SocketHandlers,
  hearers: readonly PresenceHearer[],
): Promise<Detach> => {
  const cluster = joinCluster(deps.config)
  const io = new Server(app.server, {
    ...cluster.options,
    transports: ['websocket'],
    perMessageDeflate: false,
    // A session that ended meanwhile must not come back: the token is looked at again.
    connectionStateRecovery: { maxDisconnectionDuration: 120_000, skipMiddlewares: false },
    maxHttpBufferSize: 256 * 1024,
    cors: { origin: [deps.config.publicUrl] },
  })
  const presence = keepPresence(deps, hearers)
  greet(io, deps, handlers, presence)
  deps.realtime.attach(io)
  const stopHearing = closeRevoked(io, deps)
  return async () => {
    await stopHearing()
    await io.close()
    await presence.stop()
    await cluster.leave()
  }
}

/** A process without sockets (a worker) tells people through the servers that have them. */
export const attachTeller = (deps: Deps): Detach => {
  const cluster = joinCluster(deps.config)
  const io = new Server(cluster.options)
  deps.realtime.attach(io)
  return async () => {
    // It was never attached to a port: there is only the adapter to close.
    await io.of('/').adapter.close()
    await cluster.leave()
  }
}
