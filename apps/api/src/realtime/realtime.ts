import type { Server } from 'socket.io'
import type { Realtime } from './port.ts'

export const userRoom = (userId: string): string => `user:${userId}`
export const sessionRoom = (sessionId: string): string => `session:${sessionId}`
export const placeRoom = (place: string): string => `place:${place}`

export interface AttachableRealtime extends Realtime {
  /** From here on, what is told reaches sockets. A process without sockets (a worker) tells through the adapter. */
  readonly attach: (server: Server) => void
}

export const createRealtime = (): AttachableRealtime => {
  let io: Server | undefined
  return {
    attach: (server) => {
      io = server
    },
    tellUser: (userId, event, payload) => {
      io?.to(userRoom(userId)).emit(event, payload)
    },
    tellPlace: (place, event, payload) => {
      io?.to(placeRoom(place)).emit(event, payload)
    },
    endSession: (sessionId) => {
      io?.in(sessionRoom(sessionId)).disconnectSockets(true)
    },
  }
}
