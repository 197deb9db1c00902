import { type ServerOptions, WebSocketServer } from 'ws'

/**
 * A WebSocket server that processes messages in turns: one message of each connection, then the next of each. Otherwise
 * messages would be processed connection by connection, and a sender of thousands would make everybody else wait.
 */
export class TakingTurns extends WebSocketServer {
  constructor(options: ServerOptions) {
    super({ ...options, allowSynchronousEvents: false })
  }
}
