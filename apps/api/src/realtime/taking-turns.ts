import { type ServerOptions, WebSocketServer } from 'ws'

/**
 * WebSockets that are heard in turns: one message of each connection, then the next of each. Otherwise all that came at once
 * is worked off connection by connection, and who sends thousands makes everybody else wait for them.
 */
export class TakingTurns extends WebSocketServer {
  constructor(options: ServerOptions) {
    super({ ...options, allowSynchronousEvents: false })
  }
}
