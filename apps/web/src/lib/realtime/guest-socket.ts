import { GUESTS } from '@emma/contracts/calls/guests'
import { io, type Socket } from 'socket.io-client'
import { keepServerTime } from '../time/now.ts'

/** A companion's connection: separate, so that it works with or without a session in this browser. */
export const openGuestSocket = (token: string): Socket => {
  const socket = io(GUESTS, {
    transports: ['websocket'],
    auth: { token },
    reconnectionDelay: 300,
    reconnectionDelayMax: 3000,
    forceNew: true,
  })
  socket.on('server:time', ({ now }: { readonly now: string }) => keepServerTime(now))
  return socket
}
