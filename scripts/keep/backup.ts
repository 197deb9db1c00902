import { backUp } from '../../apps/api/src/db/backup/index.ts'
import { say } from '../run/failure.ts'
import { phrases } from '../run/phrases.ts'
import { explained, folderArgument } from './folder-argument.ts'
import { withDeps } from './with-deps.ts'

const folder = folderArgument(phrases.backupUsage)
if (folder !== undefined) {
  await withDeps(async ({ config, clock, storage }) => {
    const source = { databaseUrl: config.DATABASE_URL, storage }
    const { tables } = await explained(backUp(source, folder, clock.now()))
    const rows = Object.values(tables).reduce((sum, each) => sum + each, 0)
    say(phrases.backupDone(rows, folder))
    return true
  })
}
