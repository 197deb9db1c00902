import type { inviteAssistant as endpoint } from '@emma/contracts/assistants/team'
import { TEAM_INVITATION_DAYS, TEAM_SIZE } from '@emma/domain/auth'
import { DAY } from '@emma/domain/interval'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { AppError, notFound } from '../../../http/app-error.ts'
import type { CallOf, UseCase } from '../../../http/mount.ts'
import { countAttempts, hashToken, insertAttempts } from '../../auth/index.ts'
import { findOwnCompanies } from './companies.repo.ts'
import { tokenOf } from './invitation-secret.ts'
import { expireInvitations, findOpenOf, insertInvitation } from './invitations.repo.ts'
import { emailHash, sealPerson } from './invited-person.ts'
import { findMembers, lockTeam } from './members.repo.ts'
import { teamOf } from './read-team.ts'

/** Most invitations of one specialist within a day, so that nobody floods mailboxes. */
const A_DAY = 20

export const expiryOf = (now: Date): Date => new Date(now.getTime() + TEAM_INVITATION_DAYS * DAY)

/** Only an admin of a company invites for it. */
const requireCompany = async (tx: Tx, specialistId: string, companyId: string | undefined): Promise<void> => {
  if (companyId === undefined) return
  const own = await findOwnCompanies(tx, specialistId)
  if (!own.some(({ id }) => id === companyId)) throw notFound()
}

const requireRoom = async (tx: Tx, specialistId: string, email: string, now: Date): Promise<void> => {
  const members = await findMembers(tx, specialistId)
  if (members.some((member) => member.email.toLowerCase() === email)) throw new AppError('member_exists')
  const open = await findOpenOf(tx, specialistId, now)
  if (members.length + open.length >= TEAM_SIZE) throw new AppError('team_full')
}

const takeAttempt = async (tx: Tx, specialistId: string, now: Date): Promise<void> => {
  const bucket = `team_invitations:${specialistId}`
  if ((await countAttempts(tx, bucket, new Date(now.getTime() - DAY))) >= A_DAY)
    throw new AppError('too_many_requests', { retryAfter: 3600 })
  await insertAttempts(tx, [bucket], now)
}

const invite = async (deps: Deps, tx: Tx, specialistId: string, body: CallOf<typeof endpoint>['body']) => {
  const now = deps.clock.now()
  const [id, email] = [deps.newId(), body.email.toLowerCase()]
  await lockTeam(tx, specialistId)
  await expireInvitations(tx, now, specialistId)
  await requireCompany(tx, specialistId, body.company_id)
  await requireRoom(tx, specialistId, email, now)
  await takeAttempt(tx, specialistId, now)
  const isNew = await insertInvitation(tx, {
    id,
    specialistId,
    personSealed: await sealPerson(deps, tx, id, { name: body.name, email }),
    emailHash: emailHash(deps, email),
    tokenHash: hashToken(tokenOf(deps.config, id, 1)),
    receipts: body.receipts,
    chat: body.chat,
    companyId: body.company_id ?? null,
    now,
    expiresAt: expiryOf(now),
  })
  if (!isNew) throw new AppError('invite_exists')
  await deps.jobs.add(tx, 'send-team-invitation', { invitationId: id })
}

/** Does not check whether the address has an account: only the owner of the mailbox may learn that. */
export const inviteAssistant: UseCase<typeof endpoint> = (deps, { actor, body }) =>
  inTransaction(deps.db, async (tx) => {
    await invite(deps, tx, actor.specialistId, body)
    return teamOf(deps, tx, actor.specialistId)
  })
