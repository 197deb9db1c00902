import type { acceptInvite as acceptance, rejectInvite as refusal } from '@emma/contracts/invites'
import { isCompanyActive } from '@emma/domain/companies'
import { type InviteEvent, type InviteState, nextInviteState } from '@emma/domain/invites'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { SpecialistActor } from '../../http/actor.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { addMember, findAdminUsers, keepEvent, lockCompany, requireActive } from '../companies/index.ts'
import { notify } from '../notifications/index.ts'
import { toInvite } from './invites.present.ts'
import { endInvite, findInvite, type InviteRow, lockInvite } from './invites.repo.ts'
import { isInvited, receiverOf } from './receiver.ts'

/** @throws AppError `invite_over` if it was answered, revoked or has expired */
export const nextOf = (row: InviteRow, event: InviteEvent, now: Date): InviteState => {
  const next = nextInviteState({ state: row.status, sentAt: row.sent_at.getTime() }, event, now.getTime())
  if (!next.ok) throw new AppError('invite_over')
  return next.value
}

/** Locks the company's row first, as everywhere. @throws AppError `not_found` for anyone not invited */
const load = async (deps: Deps, tx: Tx, actor: SpecialistActor, id: string) => {
  const receiver = await receiverOf(deps, tx, actor.specialistId)
  const found = await findInvite(tx, id)
  if (!found || !isInvited(found, receiver)) throw notFound()
  const company = await lockCompany(tx, found.company_id)
  const row = await lockInvite(tx, id)
  // If it ended while we waited, an invitation by address no longer has a receiver.
  if (!row || !company) throw notFound()
  return { row, company }
}

const notifyAdmins = async (
  deps: Deps,
  tx: Tx,
  { id, company_id: companyId }: InviteRow,
  specialistId: string,
  kind: 'invite_accepted' | 'invite_rejected',
): Promise<void> => {
  const data = { companyId, specialistId }
  for (const userId of await findAdminUsers(tx, companyId, specialistId)) {
    await notify(deps, tx, { userId, kind, dedupeKey: `${kind}:${id}`, data })
  }
}

const show = async (deps: Deps, tx: Tx, id: string) => {
  const row = await findInvite(tx, id)
  if (!row) throw notFound()
  return toInvite(row, deps.clock.now(), null)
}

/** Adds the invited specialist as a member, once, even if repeated. */
export const acceptInvite: UseCase<typeof acceptance> = (deps, { actor, body }) =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    const { specialistId, userId } = actor
    const { row, company } = await load(deps, tx, actor, body.invite_id)
    const status = nextOf(row, 'accept', now)
    requireActive(actor)
    if (!isCompanyActive(company.status)) throw new AppError('company_not_approved')
    const companyId = company.id
    if (!(await addMember(tx, { companyId, specialistId, role: 'member', now }))) {
      throw new AppError('member_exists')
    }
    await endInvite(tx, row.id, { status, now, specialistId })
    await keepEvent(deps, tx, { companyId, kind: 'member_joined', specialistId, userId })
    await notifyAdmins(deps, tx, row, specialistId, 'invite_accepted')
    return show(deps, tx, row.id)
  })

export const rejectInvite: UseCase<typeof refusal> = (deps, { actor, body }) =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    const { specialistId } = actor
    const { row } = await load(deps, tx, actor, body.invite_id)
    await endInvite(tx, row.id, { status: nextOf(row, 'reject', now), now, specialistId })
    await notifyAdmins(deps, tx, row, specialistId, 'invite_rejected')
    return show(deps, tx, row.id)
  })
