import type { QueueEntry } from '@emma/contracts/queue'
import { queueEnd } from '@emma/contracts/queue'
import type { QueueAttendance, QueueItem } from '@emma/contracts/queue/attendance'
import { ageOn, outerInitialsOf, shortName } from '@emma/domain/customers'
import { MINUTE } from '@emma/domain/interval'
import {
  ANSWER_SECONDS,
  attendedBy,
  DUTY_GRACE_MINUTES,
  MEET_MINUTES,
  nextQueueEntry,
} from '@emma/domain/queue'
import * as z from 'zod'
import type { QueuePersonRow } from './attend/board.repo.ts'
import type { Clinical } from './cells.ts'
import type { EntryRow } from './enter/entries.repo.ts'
import type { QueueNow } from './queue-status.repo.ts'
import { onDutyFor, waitIn } from './waiting-now.ts'

const pixStored = z.object({ qrCode: z.string(), qrCodeUrl: z.string(), expiresAt: z.string() })
export const avatarOf = (key: string | null): string | null =>
  key === null ? null : `/api/v1/files/avatars/${key}`

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** Until when a called patient has to answer. */
export const answerBy = (calledAt: Date): Date => new Date(calledAt.getTime() + ANSWER_SECONDS * 1000)

/** The refund of a paid entry that ended without an attendance. */
const returnedOf = (row: EntryRow): QueueEntry['payment']['returned'] => {
  const isUnmet = row.end_reason === 'no_answer' && row.appointment_id !== null
  const isOver = row.ended_at !== null && row.paid_at !== null && (row.appointment_id === null || isUnmet)
  if (!isOver || row.payment_status === 'charged_back') return undefined
  // Begun but never met: the sale was undone, and its money is credit at once.
  if (isUnmet) return { wallet: row.amount, provider: 0, status: 'done' }
  return {
    wallet: row.wallet_amount,
    provider: row.provider_amount,
    status: row.provider_amount === 0 ? 'done' : (row.refund_status ?? 'requested'),
  }
}

/** A Pix code is shown while it can be paid. */
const paymentOf = (row: EntryRow): QueueEntry['payment'] => {
  const pix = row.status === 'awaiting_payment' && row.pix !== null ? pixStored.parse(row.pix) : undefined
  const returned = returnedOf(row)
  return {
    method: row.method,
    status: row.payment_status,
    amount: row.amount,
    wallet_amount: row.wallet_amount,
    ...(row.refused_reason === null ? {} : { reason: row.refused_reason }),
    ...(pix ? { pix: { qr_code: pix.qrCode, qr_code_url: pix.qrCodeUrl, expires_at: pix.expiresAt } } : {}),
    ...(returned ? { returned } : {}),
  }
}

/** When the money is returned automatically: after `queue_minutes`, or sooner if nobody is on duty any more. */
const expiresAt = (
  { status, expires_at, waiting_since, kind_of_care }: EntryRow,
  { emptySince }: QueueNow,
): Date | null => {
  const empty_since = emptySince.get(kind_of_care) ?? null
  if (status !== 'waiting' || expires_at === null || waiting_since === null) return null
  if (empty_since === null) return expires_at
  const from = Math.max(empty_since.getTime(), waiting_since.getTime())
  return new Date(Math.min(expires_at.getTime(), from + DUTY_GRACE_MINUTES * MINUTE))
}

const canOf = (row: EntryRow, now: Date): QueueEntry['can'] => ({
  leave:
    nextQueueEntry({ state: row.status, misses: row.misses }, 'leave').ok &&
    (row.status !== 'called' || row.answered_at !== null),
  answer:
    row.status === 'called' &&
    row.answered_at === null &&
    row.called_at !== null &&
    now <= answerBy(row.called_at),
})

const callOf = (row: EntryRow) => {
  const isCalled = row.status === 'called' || row.status === 'in_progress'
  const { specialist_id: id, specialist_name: name } = row
  const specialist =
    id === null || name === null ? null : { id, name, avatar: avatarOf(row.specialist_avatar) }
  const calledAt = isCalled ? row.called_at : null
  const answeredAt = isCalled ? row.answered_at : null
  return {
    specialist,
    called_at: iso(calledAt),
    answer_by: calledAt === null || answeredAt !== null ? null : answerBy(calledAt).toISOString(),
    answered_at: iso(row.answered_at),
    meet_by:
      row.status === 'called' && answeredAt !== null
        ? new Date(answeredAt.getTime() + MEET_MINUTES * MINUTE).toISOString()
        : null,
  }
}

const estimateOf = (row: EntryRow, queue: QueueNow): Pick<QueueEntry, 'estimate' | 'estimated_wait'> => {
  const estimate =
    row.status === 'waiting' ? waitIn(queue, { kind: row.kind_of_care, entryId: row.id }) : null
  return { estimate, estimated_wait: estimate?.median_minutes ?? null }
}

/** Row → QueueEntry of the wire, for its own customer. */
export const toQueueEntry = (
  row: EntryRow,
  clinical: Clinical,
  queue: QueueNow,
  supportPhone: string | null,
): QueueEntry => ({
  id: row.id,
  status: row.status,
  kind_of_care: row.kind_of_care,
  attended_by: [...attendedBy(row.kind_of_care)],
  position: row.position,
  ...estimateOf(row, queue),
  on_duty: onDutyFor(queue, row.kind_of_care),
  complaint: clinical.complaint,
  priority: row.priority === 1 ? 'urgent' : 'normal',
  dependent: row.dependent_id === null ? null : { id: row.dependent_id, name: row.dependent_name ?? '' },
  price: row.price,
  payment: paymentOf(row),
  created_at: row.created_at.toISOString(),
  waiting_since: iso(row.waiting_since),
  hold_expires_at: iso(row.hold_expires_at),
  expires_at: iso(expiresAt(row, queue)),
  ...callOf(row),
  misses: row.misses,
  support_phone: supportPhone,
  schedule_id: row.appointment_id,
  ended_at: iso(row.ended_at),
  end_reason: row.end_reason === null ? null : z.parse(queueEnd, row.end_reason),
  can: canOf(row, queue.now),
})

/** "M. S.": first and last word, for a screen visible to others. */
export const pointedInitials = (name: string): string =>
  outerInitialsOf(name)
    .map((letter) => `${letter}.`)
    .join(' ')

const personOf = ({ name, birth_date }: QueuePersonRow, today: string): QueueItem['customer'] => ({
  name: shortName(name),
  initials: pointedInitials(name),
  age: birth_date === null ? null : ageOn(birth_date, today),
})

/** The moment of viewing, and its date in the viewer's zone. */
export interface ShownAt {
  readonly now: Date
  readonly today: string
}

export const toItem = (
  row: QueuePersonRow,
  clinical: Clinical,
  position: number,
  { now, today }: ShownAt,
): QueueItem => ({
  id: row.id,
  position,
  kind_of_care: row.kind_of_care,
  customer: personOf(row, today),
  waiting_since: (row.waiting_since ?? now).toISOString(),
  complaint: clinical.complaint,
  red_flags: clinical.redFlags,
  priority: row.priority === 1 ? 'urgent' : 'normal',
  misses: row.misses,
  expires_at: (row.expires_at ?? now).toISOString(),
})

export const toAttendance = (
  row: QueuePersonRow,
  clinical: Clinical,
  { now, today }: ShownAt,
): QueueAttendance => {
  const calledAt = row.called_at ?? now
  const isStarted = row.status === 'in_progress'
  return {
    id: row.id,
    status: isStarted ? 'in_progress' : 'called',
    kind_of_care: row.kind_of_care,
    customer: personOf(row, today),
    complaint: clinical.complaint,
    red_flags: clinical.redFlags,
    priority: row.priority === 1 ? 'urgent' : 'normal',
    waiting_since: (row.waiting_since ?? now).toISOString(),
    called_at: calledAt.toISOString(),
    answer_by: isStarted || row.answered_at !== null ? null : answerBy(calledAt).toISOString(),
    answered_at: iso(row.answered_at),
    started_at: iso(row.started_at),
    schedule_id: isStarted ? row.id : null,
  }
}
