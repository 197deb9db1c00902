import type { Socket } from 'node:net'
import type { ConnectionError } from 'fastify'
import type { Deps } from '../deps.ts'
import { AppError } from './app-error.ts'
import { problemOf } from './errors.ts'

/** What is no HTTP, or has an address that is too long, reaches no route: its socket is answered, in our shape. */
export const answerBroken =
  ({ newId }: Pick<Deps, 'newId'>) =>
  ({ code }: ConnectionError, socket: Socket): void => {
    if (code === 'ECONNRESET' || socket.destroyed) return
    const problem = problemOf(new AppError('malformed'), newId())
    const body = JSON.stringify(problem)
    if (socket.writable) {
      socket.write(
        `HTTP/1.1 ${problem.status} Bad Request\r\ncontent-type: application/problem+json\r\n` +
          `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
      )
    }
    socket.destroy()
  }
