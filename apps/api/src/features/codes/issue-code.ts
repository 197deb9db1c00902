import { codeLimits } from '@emma/domain/auth'
import { DAY } from '@emma/domain/interval'
import * as z from 'zod'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import { isSmsBudgetUsed } from '../notifications/index.ts'
import { admitAsker } from './admit-asker.ts'
import {
  type CodeChannel,
  type CodePurpose,
  type CodeRow,
  countOfPerson,
  countOfTarget,
  findLatestCode,
  insertCode,
  lockCodes,
} from './codes.repo.ts'
import type { Asker } from './work.ts'

export interface CodeRequest {
  readonly purpose: CodePurpose
  /** A user, or the id of one once the registration is confirmed. */
  readonly userId: string
  readonly channel: CodeChannel
  /** E-mail address, or area code and number of a phone. */
  readonly target: string
  /** The requesting address, for strangers; a logged-in person has limits of their own. */
  readonly asker?: Asker
  /** Link in the message, to continue. */
  readonly url?: string
  /** A decoy: it looks like any other, but is never sent and never right. */
  readonly isSilent?: boolean
}

/** The place of a code's sealed target. */
const targetCell = (userId: string, codeId: string) => ({
  subjectId: userId,
  column: 'codes.target_sealed',
  rowId: codeId,
})

const target = z.string()

/** The destination of a code: e-mail address, or area code and number. */
export const openTarget = async (
  { vault }: Pick<Deps, 'vault'>,
  db: Db | Tx,
  row: Pick<CodeRow, 'id' | 'user_id' | 'target_sealed'>,
): Promise<string> => target.parse(await vault.open(db, targetCell(row.user_id, row.id), row.target_sealed))

const hashOf = ({ vault }: Pick<Deps, 'vault'>, target: string): Buffer =>
  vault.blindIndex(`code-target|${target.toLowerCase()}`)

const secondsUntil = (at: number, now: Date): number => Math.max(1, Math.ceil((at - now.getTime()) / 1000))

/** Limits codes per person and hour. @throws AppError `too_many_requests` */
const refuseTooMany = async (tx: Tx, userId: string, purpose: CodePurpose, now: Date): Promise<void> => {
  const since = new Date(now.getTime() - codeLimits.windowMs)
  const { codes, oldest } = await countOfPerson(tx, userId, purpose, since)
  if (codes < codeLimits.codesPerWindow) return
  const free = (oldest ?? now).getTime() + codeLimits.windowMs
  throw new AppError('too_many_requests', { retryAfter: secondsUntil(free, now) })
}

interface Kept extends Required<Omit<CodeRequest, 'asker' | 'url'>>, Pick<CodeRequest, 'url'> {
  readonly isResent: boolean
  readonly language: string | undefined
}

/** A phone or mailbox with too many requests from others is spared: the code is created but not sent. */
const keepAndSend = async (deps: Deps, tx: Tx, { target, url, language, ...code }: Kept): Promise<void> => {
  const now = deps.clock.now()
  if (code.channel !== 'email' && (await isSmsBudgetUsed(deps, tx))) throw new AppError('sms_unavailable')
  const id = deps.newId()
  const targetHash = hashOf(deps, target)
  const { codes } = await countOfTarget(tx, targetHash, new Date(now.getTime() - codeLimits.windowMs))
  const ofDay = await countOfTarget(tx, targetHash, new Date(now.getTime() - DAY))
  const targetSealed = await deps.vault.seal(tx, targetCell(code.userId, id), target)
  const expiresAt = new Date(now.getTime() + codeLimits.livesMs)
  await insertCode(tx, { ...code, id, targetSealed, targetHash, now, expiresAt })
  if (code.isSilent || codes >= codeLimits.codesPerTarget || ofDay.codes >= codeLimits.codesPerTargetDay)
    return
  await deps.jobs.add(tx, 'send-code', {
    codeId: id,
    ...(url === undefined ? {} : { url }),
    ...(language === undefined ? {} : { language }),
  })
}

/**
 * Creates a code and has it sent once the transaction commits; the previous one becomes invalid.
 * @throws AppError `too_many_requests` for a person with too many requests within the hour
 */
export const issueCode = async (deps: Deps, tx: Tx, { asker, ...request }: CodeRequest): Promise<void> => {
  await lockCodes(tx, request.userId, request.purpose)
  if (asker) await admitAsker(deps, tx, asker)
  await refuseTooMany(tx, request.userId, request.purpose, deps.clock.now())
  await keepAndSend(deps, tx, {
    isSilent: false,
    ...request,
    language: asker?.language,
    isResent: false,
  })
}

/**
 * Sends another code to the destination of the last one, on the person's request.
 * @throws AppError `not_found` if no code is pending, `too_many_requests` within a minute of the last request
 */
export const resendCode = async (
  deps: Deps,
  tx: Tx,
  { purpose, userId, asker, ...to }: Pick<CodeRequest, 'purpose' | 'userId' | 'asker' | 'url'>,
): Promise<void> => {
  await lockCodes(tx, userId, purpose)
  const last = await findLatestCode(tx, userId, purpose)
  if (!last || last.used_at !== null) throw notFound()
  const now = deps.clock.now()
  const again = last.created_at.getTime() + codeLimits.resendMs
  if (last.is_resent && again > now.getTime()) {
    throw new AppError('too_many_requests', { retryAfter: secondsUntil(again, now) })
  }
  await refuseTooMany(tx, userId, purpose, now)
  if (asker) await admitAsker(deps, tx, asker)
  await keepAndSend(deps, tx, {
    ...to,
    purpose,
    userId,
    channel: channelOf(last.channel),
    target: await openTarget(deps, tx, last),
    isSilent: last.is_silent,
    language: asker?.language,
    isResent: true,
  })
}

/** A row's channel; a CHECK limits it to these. */
export const channelOf = (stored: string): CodeChannel =>
  stored === 'email' || stored === 'whatsapp' ? stored : 'sms'
