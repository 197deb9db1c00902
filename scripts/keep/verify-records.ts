import { verifyRecords } from '../../apps/api/src/features/records/index.ts'
import { say } from '../run/failure.ts'
import { phrases } from '../run/phrases.ts'
import { withDeps } from './with-deps.ts'

await withDeps(async (deps) => {
  const { lines, broken } = await verifyRecords(deps)
  for (const found of broken) say(phrases.recordBroken(found))
  say(phrases.recordsChecked(lines, broken.length))
  return broken.length === 0
})
