import { type BuiltDeps, buildDeps } from '../../apps/api/src/build-deps.ts'
import { readConfig } from '../../apps/api/src/config.ts'
import { runningPostgres, startEmbeddedPostgres } from '../../apps/api/src/db/embedded/index.ts'
import { assertDatabaseNotNewer } from '../../apps/api/src/db/newer-release.ts'
import { quietLog } from '../../apps/api/src/log.ts'
import { partsEnvironment } from '../run/environment.ts'
import { explain } from '../run/failure.ts'
import { readSettings, type Settings } from '../run/settings.ts'

/** The given database; else our own, as it runs already, or started for the duration of the work. */
async function reach({ databaseUrl, dataDir }: Settings) {
  const running = databaseUrl ?? (await runningPostgres(dataDir))
  if (running) return { url: running, leave: async () => {} }
  const { url, stop } = await startEmbeddedPostgres({ dataDir, log: () => {} })
  return { url, leave: stop }
}

/** Works on an installation's data, beside it or alone; exits with 1 if the work returns false. */
export async function withDeps(work: (deps: BuiltDeps['deps']) => Promise<boolean>): Promise<void> {
  const settings = readSettings(process.env)
  const { url, leave } = await reach(settings)
  try {
    await assertDatabaseNotNewer(url)
    const { deps, close } = buildDeps(readConfig(await partsEnvironment(settings, url)), quietLog())
    if (!(await work(deps).finally(close))) process.exitCode = 1
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`)
    process.exitCode = 1
  } finally {
    await leave()
  }
}
