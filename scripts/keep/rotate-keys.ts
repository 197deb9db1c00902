import { checkSealed, rotateKeys } from '../../apps/api/src/crypto/rotate-keys.ts'
import { say } from '../run/failure.ts'
import { phrases } from '../run/phrases.ts'
import { withDeps } from './with-deps.ts'

await withDeps(async (deps) => {
  const version = deps.vault.masterVersion
  const done = await rotateKeys(deps, (count) => say(phrases.keysWrapped(count, version)))
  if (done === 0) say(phrases.nothingToRotate(version))
  const { opened, broken } = await checkSealed(deps)
  for (const cell of broken) say(phrases.doesNotOpen(cell))
  say(phrases.sealedChecked(opened, broken.length))
  return broken.length === 0
})
