import type { sendInvite as endpoint } from '@emma/contracts/invites'
import { isCompanyActive } from '@emma/domain/companies'
import { DAY } from '@emma/domain/interval'
import { INVITE_DAYS } from '@emma/domain/invites'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { CallOf, UseCase } from '../../http/mount.ts'
import { countAttempts, insertAttempts } from '../auth/index.ts'
import { findMember, lockAdministered } from '../companies/index.ts'
import { notify } from '../notifications/index.ts'
import { findInvitedUser } from './invitable.repo.ts'
import { emailCell, openEmail, toInvite } from './invites.present.ts'
import { expireInvites, findInvite, insertInvite } from './invites.repo.ts'
import { hashOf } from './receiver.ts'

/** Addresses that one company may invite per day: more could be used to fill mailboxes. */
const BY_EMAIL_A_DAY = 20

type Body = CallOf<typeof endpoint>['body']
interface Sending {
  readonly id: string
  readonly companyId: string
  readonly invitedBy: string
  readonly now: Date
}

const insert = async (
  tx: Tx,
  of: Sending,
  whom: Pick<Parameters<typeof insertInvite>[1], 'specialistId' | 'email'>,
) => {
  const expiresAt = new Date(of.now.getTime() + INVITE_DAYS * DAY)
  if (!(await insertInvite(tx, { ...of, ...whom, expiresAt }))) throw new AppError('invite_exists')
}

/** Only specialists on the public cards; others count as not found. */
const inviteSpecialist = async (deps: Deps, tx: Tx, of: Sending, specialistId: string): Promise<void> => {
  const userId = await findInvitedUser(tx, specialistId)
  if (userId === undefined) throw notFound()
  if (await findMember(tx, of.companyId, specialistId)) throw new AppError('member_exists')
  await insert(tx, of, { specialistId, email: null })
  const data = { companyId: of.companyId }
  await notify(deps, tx, { userId, kind: 'invite_received', dedupeKey: `invite_received:${of.id}`, data })
}

/** The address is not looked up here: the job finds its owner, and the result is not revealed. */
const inviteAddress = async (deps: Deps, tx: Tx, of: Sending, address: string): Promise<void> => {
  const bucket = `company_invites:${of.companyId}`
  const since = new Date(of.now.getTime() - DAY)
  if ((await countAttempts(tx, bucket, since)) >= BY_EMAIL_A_DAY) {
    throw new AppError('too_many_requests', { retryAfter: 3600 })
  }
  const cell = emailCell({ id: of.id, company_id: of.companyId })
  const email = {
    sealed: await deps.vault.seal(tx, cell, address.toLowerCase()),
    hash: hashOf(deps, address),
  }
  await insert(tx, of, { specialistId: null, email })
  await insertAttempts(tx, [bucket], of.now)
  await deps.jobs.add(tx, 'send-company-invite', { inviteId: of.id })
}

const write = async (deps: Deps, tx: Tx, of: Sending, { specialist_id, email }: Body): Promise<void> => {
  await expireInvites(tx, of.now, of.companyId)
  if (specialist_id !== undefined) await inviteSpecialist(deps, tx, of, specialist_id)
  else if (email !== undefined) await inviteAddress(deps, tx, of, email)
}

/** Invites for an approved company; two at once for one person become one. */
export const sendInvite: UseCase<typeof endpoint> = (deps, { actor, body }) =>
  inTransaction(deps.db, async (tx) => {
    const { id: companyId, status } = await lockAdministered(tx, actor, body.company_id)
    if (!isCompanyActive(status)) throw new AppError('company_not_approved')
    const sending = { id: deps.newId(), companyId, invitedBy: actor.specialistId, now: deps.clock.now() }
    await write(deps, tx, sending, body)
    const row = await findInvite(tx, sending.id)
    if (!row) throw notFound()
    return toInvite(row, sending.now, await openEmail(deps.vault, tx, row))
  })
