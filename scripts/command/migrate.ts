import { readConfig } from '../../apps/api/src/config.ts'
import { migrate } from '../../apps/api/src/db/migrate.ts'
import { explain, say } from '../run/failure.ts'
import { phrases } from './phrases.ts'

try {
  await migrate(readConfig(process.env).DATABASE_URL)
  say(phrases.migrated)
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
}
