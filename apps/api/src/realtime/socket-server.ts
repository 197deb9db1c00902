import type { FastifyInstance } from 'fastify'
import { Server } from 'socket.io'
import type { Deps } from '../deps.ts'
import { actorOfToken } from '../features/auth/index.ts'
import type { Actor } from '../http/actor.ts'
import { AppError } from '../http/app-error.ts'
import { sessionRoom, userRoom } from './realtime.ts'

declare module 'socket.io' {
  interface SocketData {
    actor: Actor
  }
}

const tokenOf = (auth: Record<string, unknown>): string => {
  if (typeof auth.token !== 'string') throw new AppError('token_missing')
  return auth.token
}

/** One namespace; the access token is in the handshake, and the server decides the rooms. */
export const attachRealtime = async (app: FastifyInstance, deps: Deps): Promise<() => Promise<void>> => {
  const io = new Server(app.server, {
    transports: ['websocket'],
    perMessageDeflate: false,
    connectionStateRecovery: { maxDisconnectionDuration: 120_000 },
    maxHttpBufferSize: 256 * 1024,
    cors: { origin: [deps.config.publicUrl] },
  })
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
    await socket.join([userRoom(actor.userId), sessionRoom(actor.sessionId)])
  })
  deps.realtime.attach(io)
  return async () => {
    await io.close()
  }
}
