import type { renamePasskey as endpoint } from '@emma/contracts/auth/passkeys'
import { notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { toPasskey } from './passkeys.present.ts'
import { updatePasskeyName } from './passkeys.repo.ts'

export const renamePasskey: UseCase<typeof endpoint> = async ({ db }, { actor, params, body }) => {
  const row = await updatePasskeyName(db, actor.userId, params.id, body.name)
  if (!row) throw notFound()
  return toPasskey(row)
}
