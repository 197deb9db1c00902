import type { exportAssistant as endpoint } from '@emma/contracts/assistants'
import type { UseCase } from '../../../http/mount.ts'
import { findKept } from './assistants.repo.ts'

/** LGPD art. 18, V: small enough to be created during the call. Patients' data is not part of it. */
export const exportAssistant: UseCase<typeof endpoint> = async (deps, { actor }) => ({
  content: JSON.stringify(await findKept(deps.db, actor.userId), null, 2),
  type: 'application/json; charset=utf-8',
  name: 'emma-meus-dados.json',
})
