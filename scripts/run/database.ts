import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../apps/api/src/db/embedded/index.ts'
import { assertDatabaseNotNewer } from '../../apps/api/src/db/newer-release.ts'
import { say } from './failure.ts'
import { assertUsable } from './given-database.ts'
import type { Part } from './part.ts'
import { phrases } from './phrases.ts'
import type { Settings } from './settings.ts'
import type { Stack } from './stack.ts'

const restarts = 3
const within = 60_000

/**
 * The database that was given, else our own.
 * @throws NewerReleaseError when a newer release of Emma has migrated it
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
  const database = new OwnDatabase(dataDir)
  // Added while it starts: a Ctrl-C at this moment must not leave it behind.
  stack.add(database)
  return database.url
}

/** Our own PostgreSQL. When it dies by itself it comes back on the same port; whoever uses it connects again. */
class OwnDatabase implements Part {
  readonly name = 'postgres'
  readonly url: Promise<string>
  readonly ended: Promise<void>
  readonly #dataDir: string
  #running: Promise<EmbeddedPostgres>
  #isStopping = false

  constructor(dataDir: string) {
    this.#dataDir = dataDir
    this.#running = startEmbeddedPostgres({ dataDir, log: (step) => say(phrases[step]) })
    this.url = this.#running.then(({ url }) => url)
    this.ended = this.#keep()
  }

  async stop(): Promise<void> {
    this.#isStopping = true
    await this.#running.then(
      (postgres) => postgres.stop(),
      () => undefined,
    )
  }

  /** SIGQUIT is PostgreSQL's own "at once"; what it acknowledged stays on disk. */
  kill(): void {
    this.#isStopping = true
    void this.#running.then(({ pid }) => process.kill(pid, 'SIGQUIT')).catch(() => undefined)
  }

  async #keep(): Promise<void> {
    const deaths: number[] = []
    for (;;) {
      const { port, ended } = await this.#running
      await ended
      deaths.push(performance.now())
      if (this.#isStopping || tooMany(deaths)) return
      say(phrases.databaseAgain)
      this.#running = startEmbeddedPostgres({ dataDir: this.#dataDir, port, log: () => {} })
    }
  }
}

/** A database that keeps dying has a reason that starting it does not mend. */
function tooMany(deaths: readonly number[]): boolean {
  const [earliest, latest] = [deaths.at(-1 - restarts), deaths.at(-1)]
  return earliest !== undefined && latest !== undefined && latest - earliest < within
}
