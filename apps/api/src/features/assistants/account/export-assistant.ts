import type { exportAssistant as endpoint } from '@emma/contracts/assistants'
import type { UseCase } from '../../../http/mount.ts'
import { findKept } from './assistants.repo.ts'

/** LGPD art. 18, V: an assistant's data are few, so the copy is made while one waits. Patients' are not theirs. */
export const exportAssistant: UseCase<typeof endpoint> = async (deps, { actor }) => ({
  content: JSON.stringify(await findKept(deps.db, actor.userId), null, 2),
  type: 'application/json; charset=utf-8',
  name: 'emma-meus-dados.json',
})
