import { verifyAccessLog } from '../../apps/api/src/features/records/index.ts'
import { say } from '../run/failure.ts'
import { phrases } from '../run/phrases.ts'
import { withDeps } from './with-deps.ts'

await withDeps(async ({ db }) => {
  const { chains, lines, broken } = await verifyAccessLog(db)
  for (const { customerId, line } of broken) say(phrases.chainBroken(customerId, line))
  say(phrases.chainsChecked(chains, lines, broken.length))
  return broken.length === 0
})
