import type { Socket } from 'socket.io-client'
import { session } from './api.ts'

let socket: Promise<Socket> | undefined

const open = async (): Promise<Socket> => {
  const { io } = await import('socket.io-client')
  // Asked at each (re)connection, so that a refreshed token is used.
  return io({ transports: ['websocket'], auth: (give) => give({ token: session.accessToken() }) })
}

/** The one connection of this tab, opened with the first who needs it. */
export const connection = (): Promise<Socket> => {
  socket ??= open()
  return socket
}

/** Hears one event until the returned function is called. */
export const hear = (event: string, listener: (payload: unknown) => void): (() => void) => {
  let gone = false
  void connection().then((open) => {
    if (!gone) open.on(event, listener)
  })
  return () => {
    gone = true
    void socket?.then((open) => open.off(event, listener))
  }
}

session.subscribe(() => {
  if (session.state().user) return
  void socket?.then((open) => open.disconnect())
  socket = undefined
})
