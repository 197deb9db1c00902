import type { Socket } from 'socket.io'

type Work = () => Promise<void>

/** Work after lost connections, such as noting that somebody left a call. */
export interface GoneWork {
  /** Runs the work once, when the connection is lost. */
  readonly after: (socket: Socket, work: Work) => void
  /** Resolves when all begun work is done: a stopping server waits for it before it closes the database. */
  readonly done: () => Promise<void>
}

export const createGoneWork = (report: (socket: Socket, error: unknown) => void): GoneWork => {
  const running = new Set<Promise<void>>()
  return {
    after: (socket, work) => {
      socket.once('disconnect', () => {
        const run = work()
          .catch((error: unknown) => report(socket, error))
          .finally(() => running.delete(run))
        running.add(run)
      })
    },
    done: async () => {
      await Promise.all(running)
    },
  }
}
