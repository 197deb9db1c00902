import { authenticateToken } from '@emma/contracts/auth'
import type { EventPayload } from '@emma/contracts/realtime'
import { io, type Socket } from 'socket.io-client'
import { session } from '../api/api.ts'
import { keepServerTime } from '../time/now.ts'
import { watchMissed } from './missed.ts'

const AGAIN_MS = 3000

/**
 * The client does not reconnect by itself after a refused handshake or a connection closed by the server. Any call
 * renews the token, or finds the session ended and leads to the login; then it reconnects.
 */
const knockAgain = (socket: Socket): void => {
  const knock = () => {
    if (session.state().user) socket.connect()
  }
  void session
    .call(authenticateToken, {})
    .catch(() => undefined)
    .then(() => setTimeout(knock, AGAIN_MS))
}

/** The connection's token expired: any call renews it. Without a new one the server closes the connection. */
const showNewToken = (socket: Socket): void => {
  void session
    .call(authenticateToken, {})
    .then(() => socket.emit('session:renew', { token: session.accessToken() ?? '' }))
    .catch(() => undefined)
}

/**
 * Another page took over this one's connection: it reconnects when the user returns to it, so that pages do not push
 * each other out.
 */
const comeWhenSeen = (socket: Socket): void => {
  const seen = () => {
    if (document.visibilityState === 'hidden') return
    document.removeEventListener('visibilitychange', seen)
    window.removeEventListener('focus', seen)
    if (session.state().user) socket.connect()
  }
  document.addEventListener('visibilitychange', seen)
  window.addEventListener('focus', seen)
}

/** Opens the connection. Loaded with Socket.IO's client: no screen needs it to render. */
export const openSocket = () => {
  // Called at each (re)connection, so that a refreshed token is used.
  const socket = io({
    transports: ['websocket'],
    auth: (give) => give({ token: session.accessToken() }),
    reconnectionDelay: 300,
    reconnectionDelayMax: AGAIN_MS,
  })
  socket.on('connect_error', () => {
    if (!socket.active) knockAgain(socket)
  })
  let isDisplaced = false
  socket.on('session:displaced', () => {
    isDisplaced = true
  })
  socket.on('disconnect', (reason) => {
    if (reason !== 'io server disconnect') return
    if (isDisplaced) comeWhenSeen(socket)
    else knockAgain(socket)
    isDisplaced = false
  })
  socket.on('session:expired', () => showNewToken(socket))
  socket.on('server:time', ({ now }: EventPayload<'server:time'>) => keepServerTime(now))
  return { socket, missed: watchMissed(socket) }
}

export type Connection = ReturnType<typeof openSocket>
