import type { Deps } from '../../../deps.ts'
import { findOfficeUsers } from './office.repo.ts'

/** Tells everybody who reads an office's chats that one has changed. They ask for it with the rights they have then. */
export const emitToOffice = async (
  { db, realtime }: Deps,
  { specialistId, chatId }: { readonly specialistId: string; readonly chatId: string },
): Promise<void> => {
  for (const userId of await findOfficeUsers(db, specialistId))
    realtime.emitToUser(userId, 'office:changed', { chatId })
}
