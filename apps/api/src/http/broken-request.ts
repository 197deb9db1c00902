import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError } from 'fastify'
import type { Deps } from '../deps.ts'
import { AppError } from './app-error.ts'
import { problemOf } from './errors.ts'

/**
 * A request that is not HTTP, does not finish in time, or has too long an address reaches no route: its socket is
 * answered, in our shape.
 */
export const answerBroken =
  ({ newId }: Pick<Deps, 'newId'>) =>
  ({ code }: ConnectionError, socket: Socket): void => {
    if (code === 'ECONNRESET' || socket.destroyed) return
    const isSlow = code === 'ERR_HTTP_REQUEST_TIMEOUT'
    const problem = problemOf(new AppError(isSlow ? 'request_timeout' : 'malformed'), newId())
    const body = JSON.stringify(problem)
    if (socket.writable) {
      socket.write(
        `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\ncontent-type: application/problem+json\r\n` +
          `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
      )
    }
    socket.destroy()
  }
