import { examineAll } from '../../apps/api/doctor/examine.ts'
import { broken, type Finding, well } from '../../apps/api/doctor/finding.ts'
import { phrases } from '../../apps/api/doctor/phrases.ts'
import { readConfig } from '../../apps/api/src/config.ts'
import { runningPostgres } from '../../apps/api/src/db/embedded/index.ts'
import { partsEnvironment } from '../run/environment.ts'
import { explain, say } from '../run/failure.ts'
import { readSettings } from '../run/settings.ts'

const examine = async (): Promise<readonly Finding[]> => {
  const settings = readSettings(process.env)
  const url = settings.databaseUrl ?? (await runningPostgres(settings.dataDir))
  if (url === undefined) return [broken(phrases.database.notRunning)]
  const config = readConfig(await partsEnvironment(settings, url))
  return [well(phrases.settings), ...(await examineAll(config))]
}

const count = (findings: readonly Finding[], wanted: Finding['state']): number =>
  findings.filter(({ state }) => state === wanted).length

try {
  say(phrases.title)
  const findings = await examine()
  for (const { state, sentence } of findings) say(`${phrases.marks[state]}${sentence}`)
  say(phrases.sum(count(findings, 'broken'), count(findings, 'warning')))
  process.exitCode = count(findings, 'broken') > 0 ? 1 : 0
} catch (error) {
  say(`${phrases.marks.broken}${explain(error)}`)
  process.exitCode = 1
}
