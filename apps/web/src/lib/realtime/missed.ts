import type { EventPayload } from '@emma/contracts/realtime'
import type { Socket } from 'socket.io-client'
import { stopwatch } from '../time/stopwatch.ts'

/** Age of this page, and so of the oldest answer it may show. */
const pageAge = stopwatch(0, performance.timeOrigin)

/**
 * Notifies listeners when events may have been missed; one that joins later is called at once if events were missed
 * before.
 */
export const watchMissed = (socket: Socket, age = pageAge) => {
  const listeners = new Set<() => void>()
  let isFirst = true
  let isUnheard = false
  socket.onAny((event: string) => {
    if (event !== 'server:time') isUnheard = true
  })
  // Sent by the server to each connection, once it receives all events.
  socket.on('server:time', ({ quietMs = 0 }: EventPayload<'server:time'>) => {
    const isWhole = isFirst && quietMs >= age()
    isFirst = false
    if (isWhole) return
    isUnheard = true
    for (const listener of listeners) listener()
  })
  return {
    /** @returns unsubscribes */
    listen: (listener: () => void): (() => void) => {
      // A screen that opens later shows what was cached while it did not listen.
      if (socket.connected && isUnheard) listener()
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
