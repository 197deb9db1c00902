import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../apps/api/src/db/embedded/index.ts'
import { assertDatabaseNotNewer } from '../../apps/api/src/db/newer-release.ts'
import { say } from './failure.ts'
import { assertUsable } from './given-database.ts'
import { KeptPart } from './kept-part.ts'
import { phrases } from './phrases.ts'
import type { Settings } from './settings.ts'
import type { Stack } from './stack.ts'

/**
 * The given database, else our own.
 * @throws NewerReleaseError if a newer release of Emma has migrated it
 */
export async function databaseUrl(settings: Settings, stack: Stack): Promise<string> {
  const url = await reachDatabase(settings, stack)
  await assertDatabaseNotNewer(url)
  return url
}

async function reachDatabase({ databaseUrl, dataDir }: Settings, stack: Stack): Promise<string> {
  if (databaseUrl) {
    await assertUsable(databaseUrl)
    return databaseUrl
  }
  const first = startEmbeddedPostgres({ dataDir, log: (step) => say(phrases[step]) })
  /** On the same port. */
  const again = async () => {
    const { port } = await first
    return runningOf(await startEmbeddedPostgres({ dataDir, port, log: () => {} }))
  }
  // Added while it starts: a Ctrl-C now must not leave it behind.
  stack.add(new KeptPart('postgres', first.then(runningOf), again))
  return (await first).url
}

/** SIGQUIT is PostgreSQL's immediate shutdown; acknowledged writes stay on disk. */
const runningOf = ({ pid, ended, stop }: EmbeddedPostgres) => ({
  ended,
  stop,
  kill: () => void process.kill(pid, 'SIGQUIT'),
})
