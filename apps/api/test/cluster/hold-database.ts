/** A separate process, for tests that kill it: starts the database of a folder, prints its URL, and stays. */
import { startEmbeddedPostgres } from '../../src/db/embedded/index.ts'

const postgres = await startEmbeddedPostgres({
  dataDir: process.argv[2] ?? '',

  log: () => {},
})
process.stdout.write(`${postgres.url} ${postgres.pid}\n`)
setInterval(() => {}, 60_000)
