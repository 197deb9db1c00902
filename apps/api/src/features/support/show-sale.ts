import type { SupportSale } from '@emma/contracts/support'
import type { Deps } from '../../deps.ts'
import type { AdminActor } from '../../http/actor.ts'
import { notFound } from '../../http/app-error.ts'
import { messagesAbout } from '../notifications/index.ts'
import { findSale } from './sales.repo.ts'
import { toSale } from './support.present.ts'

/** The current state of one appointment or place in the queue. @throws AppError `not_found` */
export const showSale = async ({ db, clock }: Deps, actor: AdminActor, id: string): Promise<SupportSale> => {
  const now = clock.now()
  const row = await findSale(db, id, now)
  if (!row) throw notFound()
  const messages = await messagesAbout(db, { id, customerUserId: row.customer_user_id }, now)
  return toSale(row, messages, { actor, now })
}
