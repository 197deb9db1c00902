import type { resendContactMessage as endpoint } from '@emma/contracts/support/contact'
import { inTransaction } from '../../../db/transaction.ts'
import { AppError, notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { keepAct } from '../../audit/index.ts'
import { findMessage, reopenFailed } from './contact.repo.ts'
import { openContent } from './content.ts'
import { presentMessage } from './present-message.ts'
import { MOST_ATTEMPTS } from './send-message.ts'

/** Mails a failed message to the support again; of two requests one sends it. */
export const resendContactMessage: UseCase<typeof endpoint> = (deps, { actor, client, params: { id } }) =>
  inTransaction(deps.db, async (tx) => {
    const row = await reopenFailed(tx, id)
    if (!row) throw (await findMessage(tx, id)) ? new AppError('invalid_transition') : notFound()
    await deps.jobs.add(tx, 'send-contact', { messageId: id }, { maxAttempts: MOST_ATTEMPTS })
    const what = { action: 'message_resent', entity: 'contact_message', entityId: id } as const
    await keepAct(deps, tx, { actor, client, ...what })
    return presentMessage(row, await openContent(deps, deps.db, row))
  })
