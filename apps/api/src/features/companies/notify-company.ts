import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { findActiveAdminUsers } from '../admins/index.ts'
import { notify } from '../notifications/index.ts'
import { findMemberUsers } from './members/members.repo.ts'

/** Notifications about a company; each contains only its id. */
export type CompanyNews =
  | 'company_waiting'
  | 'company_approved'
  | 'company_rejected'
  | 'company_suspended'
  | 'company_reopened'
  | 'company_percent'
  | 'member_left'
  | 'member_removed'
  | 'admin_assigned'

interface News {
  readonly companyId: string
  readonly kind: CompanyNews
  /** The member concerned, if not the reader. */
  readonly specialistId?: string
}

/** Notifies some people. Each is a new notification, because the same can happen again. */
export const notifyUsers = async (
  deps: Deps,
  tx: Tx,
  users: readonly string[],
  { companyId, kind, specialistId }: News,
): Promise<void> => {
  const dedupeKey = `${kind}:${deps.newId()}`
  const data = { companyId, ...(specialistId === undefined ? {} : { specialistId }) }
  for (const userId of users) await notify(deps, tx, { userId, kind, dedupeKey, data })
}

/** Notifies every member except the one who acted. */
export const notifyMembers = async (
  deps: Deps,
  tx: Tx,
  news: News,
  exceptUserId: string | null = null,
): Promise<void> => notifyUsers(deps, tx, await findMemberUsers(tx, news.companyId, exceptUserId), news)

/** Notifies the admins that a company waits for them. */
export const notifyPlatform = async (deps: Deps, tx: Tx, companyId: string): Promise<void> =>
  notifyUsers(deps, tx, await findActiveAdminUsers(tx), { companyId, kind: 'company_waiting' })
