import type {
  AssistantProfile,
  readAssistant as read,
  saveAssistant as save,
} from '@emma/contracts/assistants'
import { inTransaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { avatarUrl } from '../../../files/index.ts'
import { AppError } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { changeUser } from '../../auth/index.ts'
import { findPractices, type PracticeRow } from '../team/members.repo.ts'
import { findAssistant } from './assistants.repo.ts'

const ACTIVE = 1
const toPractice = (row: PracticeRow): AssistantProfile['practices'][number] => ({
  specialist_id: row.specialist_id,
  name: row.name,
  avatar: avatarUrl(row.avatar_key),
  receipts: row.receipts,
  chat: row.chat,
  active: row.status === ACTIVE,
  since: row.since.toISOString(),
})

/** @throws AppError `session_ended` when the account is gone */
export const profileOf = async ({ db }: Pick<Deps, 'db'>, userId: string): Promise<AssistantProfile> => {
  const person = await findAssistant(db, userId)
  if (!person) throw new AppError('session_ended')
  return { ...person, practices: (await findPractices(db, userId)).map(toPractice) }
}

export const readAssistant: UseCase<typeof read> = (deps, { actor }) => profileOf(deps, actor.userId)

export const saveAssistant: UseCase<typeof save> = async (deps, { actor, body }) => {
  const name = { first_name: body.firstName, last_name: body.lastName }
  await inTransaction(deps.db, (tx) => changeUser(tx, actor.userId, name, deps.clock.now()))
  return profileOf(deps, actor.userId)
}
