import { startEmbeddedPostgres } from '../../apps/api/src/db/embedded/index.ts'
import { say } from './failure.ts'
import { phrases } from './phrases.ts'
import type { Settings } from './settings.ts'
import type { Stack } from './stack.ts'

/** The database that was given, else our own. */
export async function databaseUrl({ databaseUrl, dataDir }: Settings, stack: Stack): Promise<string> {
  if (databaseUrl) return databaseUrl
  const starting = startEmbeddedPostgres({ dataDir, log: (step) => say(phrases[step]) })
  const never = Promise.withResolvers<void>().promise
  // Added while it starts: a Ctrl-C at this moment must not leave it behind.
  stack.add({
    name: 'postgres',
    ended: starting.then(
      (postgres) => postgres.ended,
      () => never,
    ),
    stop: () =>
      starting.then(
        (postgres) => postgres.stop(),
        () => undefined,
      ),
    // SIGQUIT is PostgreSQL's own "at once"; what it acknowledged stays on disk.
    kill: () => void starting.then(({ pid }) => process.kill(pid, 'SIGQUIT')).catch(() => undefined),
  })
  return (await starting).url
}
