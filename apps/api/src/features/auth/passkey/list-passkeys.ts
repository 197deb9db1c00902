import type { listPasskeys as endpoint } from '@emma/contracts/auth/passkeys'
import type { UseCase } from '../../../http/mount.ts'
import { toPasskey } from './passkeys.present.ts'
import { countPasskeys, findPasskeys } from './passkeys.repo.ts'

export const listPasskeys: UseCase<typeof endpoint> = async ({ db }, { actor, query }) => ({
  data: (await findPasskeys(db, actor.userId, query)).map(toPasskey),
  meta: { ...query, total: await countPasskeys(db, actor.userId) },
})
