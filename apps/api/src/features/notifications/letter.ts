import { groupOf, isOptional } from '@emma/domain/notifications'
import type { Phrases } from '@emma/phrases'
import { fillLetter, withFinePrint } from '@emma/phrases/letter'
import type { Deps } from '../../deps.ts'
import type { EmailMessage } from '../../providers/email/port.ts'
import type { Message } from './message.ts'
import type { ToSend } from './sending.repo.ts'
import { unsubscribeUrlOf } from './settings/unsubscribe-token.ts'

/** Kinds whose letters keep the reader's calendar as it should be. */
const movesCalendar: ReadonlySet<string> = new Set([
  'booking_confirmed',
  'booking_rescheduled',
  'canceled_by_specialist',
  'canceled_by_customer',
  'canceled_by_platform',
  'own_cancellation',
])

const invitationOf = async (deps: Deps, { kind, appointment_id: appointmentId, role, email }: ToSend) => {
  if (appointmentId === null || !movesCalendar.has(kind)) return undefined
  if (role !== 'customer' && role !== 'specialist') return undefined
  return deps.appointmentCalendar.invite(deps, { appointmentId, role, email })
}

/** The e-mail of a notification: its letter, its calendar file, and the way to refuse more of its kind. */
export const letterOf = async (
  deps: Deps,
  row: ToSend,
  message: Message,
  phrases: Phrases['messages'],
): Promise<EmailMessage> => {
  const calendar = await invitationOf(deps, row)
  const letter = { to: row.email, subject: message.subject, calendar }
  const group = groupOf(row.kind)
  if (!isOptional(group, 'message')) return { ...letter, text: message.email }
  const unsubscribeUrl = unsubscribeUrlOf(deps.config, { userId: row.user_id, group })
  const refuse = fillLetter(phrases.unsubscribe.footer, { url: unsubscribeUrl })
  return { ...letter, text: withFinePrint(message.email, refuse), unsubscribeUrl }
}
