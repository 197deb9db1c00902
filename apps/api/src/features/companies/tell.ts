import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { findActiveAdminUsers } from '../admins/index.ts'
import { notify } from '../notifications/index.ts'
import { findMemberUsers } from './members.repo.ts'

/** What people are told of a company; each carries its id alone. */
export type CompanyNews =
  | 'company_waiting'
  | 'company_approved'
  | 'company_rejected'
  | 'company_suspended'
  | 'company_percent'
  | 'member_left'
  | 'member_removed'
  | 'admin_assigned'

interface News {
  readonly companyId: string
  readonly kind: CompanyNews
  /** Whom it is about, where that is not the reader. */
  readonly specialistId?: string
}

/** Tells some people; each time is news, as the same can happen again. */
export const tellUsers = async (
  deps: Deps,
  tx: Tx,
  users: readonly string[],
  { companyId, kind, specialistId }: News,
): Promise<void> => {
  const dedupeKey = `${kind}:${deps.newId()}`
  const data = { companyId, ...(specialistId === undefined ? {} : { specialistId }) }
  for (const userId of users) await notify(deps, tx, { userId, kind, dedupeKey, data })
}

/** Tells every member but who did it. */
export const tellMembers = async (
  deps: Deps,
  tx: Tx,
  news: News,
  exceptUserId: string | null = null,
): Promise<void> => tellUsers(deps, tx, await findMemberUsers(tx, news.companyId, exceptUserId), news)

/** Tells who runs the platform that a company waits for them. */
export const tellPlatform = async (deps: Deps, tx: Tx, companyId: string): Promise<void> =>
  tellUsers(deps, tx, await findActiveAdminUsers(tx), { companyId, kind: 'company_waiting' })
