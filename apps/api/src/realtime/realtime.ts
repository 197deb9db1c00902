import { GUESTS } from '@emma/contracts/calls/guests'
import type { Server } from 'socket.io'
import type { AttachableRealtime } from '../ports/realtime.ts'

export const userChannel = (userId: string): string => `user:${userId}`
export const sessionChannel = (sessionId: string): string => `session:${sessionId}`
export const guestChannel = (place: string): string => `guest:${place}`
export const placeChannel = (place: string): string => `place:${place}`

export const createRealtime = (): AttachableRealtime => {
  let io: Server | undefined
  return {
    attach: (server) => {
      io = server
    },
    emitToUser: (userId, event, payload) => {
      io?.to(userChannel(userId)).emit(event, payload)
    },
    emitToPlace: (place, event, payload) => {
      io?.to(placeChannel(place)).emit(event, payload)
    },
    emitToGuest: (place, event, payload) => {
      io?.of(GUESTS).to(guestChannel(place)).emit(event, payload)
    },
    endSession: (sessionId) => {
      io?.in(sessionChannel(sessionId)).disconnectSockets(true)
    },
  }
}
