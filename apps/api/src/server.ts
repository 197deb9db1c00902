import { ConfigError, readConfig } from './config.ts'
import { NewerReleaseError } from './db/newer-release.ts'
import { phrases } from './phrases.ts'
import { startServer } from './start-server.ts'

/** One sentence for the person who starts the server, with the stack only for a defect. */
const explain = (error: unknown): string => {
  if (error instanceof ConfigError || error instanceof NewerReleaseError) return error.message
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return phrases.portTaken
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

try {
  const server = await startServer(readConfig(process.env))
  const stop = () => void server.stop().then(() => process.exit(0))
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}
