import { checkSealed } from '../../apps/api/src/crypto/rotate-keys.ts'
import { restore } from '../../apps/api/src/db/backup/index.ts'
import { say } from '../run/failure.ts'
import { phrases } from '../run/phrases.ts'
import { explained, folderArgument } from './folder-argument.ts'
import { withDeps } from './with-deps.ts'

const folder = folderArgument(phrases.restoreUsage)
if (folder !== undefined) {
  await withDeps(async (deps) => {
    const { DATABASE_URL: databaseUrl } = deps.config
    const { madeAt } = await explained(restore({ databaseUrl, storage: deps.storage }, folder))
    say(phrases.restored(new Date(madeAt)))
    // The keys are not in the backup: this checks them now, rather than for the first patient.
    const { opened, broken } = await checkSealed(deps)
    say(phrases.restoredOpens(opened, broken.length))
    return broken.length === 0
  })
}
