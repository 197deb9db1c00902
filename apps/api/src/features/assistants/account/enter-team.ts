import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { notify } from '../../notifications/index.ts'
import { endInvitation, type InvitationRow } from '../team/invitations.repo.ts'
import { insertMember } from '../team/members.repo.ts'

/** Makes the assistant a member by an invitation, ends it, and tells the specialist. */
export const enterTeam = async (
  deps: Deps,
  tx: Tx,
  row: InvitationRow,
  assistantId: string,
): Promise<void> => {
  const now = deps.clock.now()
  const {
    id,
    specialist_id: specialistId,
    specialist_user_id: userId,
    receipts,
    chat,
    company_id: companyId,
  } = row
  await insertMember(tx, { id: deps.newId(), specialistId, assistantId, receipts, chat, companyId, now })
  await endInvitation(tx, id, 'accepted', now)
  const dedupeKey = `assistant_joined:${id}`
  await notify(deps, tx, { userId, kind: 'assistant_joined', dedupeKey, data: { assistantId } })
}
