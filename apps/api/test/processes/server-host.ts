/**
 * The server of a worker of the journeys, in a process that outlives it: what it loads is loaded once, what it keeps
 * begins anew. Started with a channel, over which it is told what to start.
 */
import { readConfig } from '../../src/config.ts'
import { type RunningServer, startServer } from '../../src/start-server.ts'

/** What is asked of it: the server that stands is stopped, and another started where an environment is given. */
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
