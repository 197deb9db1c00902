import type { openCustomerOffice, openSpecialistOffice } from '@emma/contracts/chat/office'
import { inTransaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { AppError, notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { insertChat } from '../chats.repo.ts'
import { findCare } from './office.repo.ts'

interface Pair {
  readonly customerId: string
  readonly specialistId: string
}

/** Only between people with care, as any chat; a patient only if somebody of the office answers. */
const open = async (deps: Deps, pair: Pair, isPatient: boolean): Promise<{ readonly chatId: string }> => {
  const now = deps.clock.now()
  const care = await findCare(deps.db, pair, now)
  if (!care) throw notFound()
  if (!care.in_care) throw new AppError('chat_closed')
  if (isPatient && !care.answers) throw new AppError('chat_disabled')
  const chat = { ...pair, thread: 'office', id: deps.newId(), now } as const
  return { chatId: await inTransaction(deps.db, (tx) => insertChat(tx, chat)) }
}

/** A patient writes to the office of a specialist who cares for them. */
export const openOffice: UseCase<typeof openCustomerOffice> = (deps, { actor, body }) =>
  open(deps, { customerId: actor.customerId, specialistId: body.specialistId }, true)

/** The specialist, or an assistant for them, writes to a patient as the office. */
export const openOfficeWith: UseCase<typeof openSpecialistOffice> = (deps, { actor, body }) =>
  open(deps, { customerId: body.customerId, specialistId: actor.specialistId }, false)
