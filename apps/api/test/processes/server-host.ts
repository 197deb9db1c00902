/**
 * The server of a journey worker, in a process that outlives it: modules are loaded once, state starts afresh. Commands
 * arrive over the process's channel.
 */
import { readConfig } from '../../src/config.ts'
import { type RunningServer, startServer } from '../../src/start-server.ts'

/** A command: stops the running server, and starts another if an environment is given. */
export interface AskedOfHost {
  readonly start: Readonly<Record<string, string>> | undefined
}

let running: RunningServer | undefined

const stop = async (): Promise<void> => {
  await running?.stop()
  running = undefined
}

const answer = async ({ start }: AskedOfHost): Promise<void> => {
  await stop()
  if (start !== undefined) running = await startServer(readConfig(start))
}

process.on('message', (asked: AskedOfHost) => {
  answer(asked).then(
    () => process.send?.({ done: true }),
    (error: unknown) => process.send?.({ error: error instanceof Error ? error.stack : String(error) }),
  )
})
process.on('disconnect', () => void stop().then(() => process.exit(0)))
