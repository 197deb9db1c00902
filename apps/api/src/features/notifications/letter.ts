import { groupOf, isOptional } from '@emma/domain/notifications'
import { fillLetter, withFinePrint } from '@emma/phrases/letter'
import type { Deps } from '../../deps.ts'
import type { EmailMessage } from '../../providers/email/port.ts'
import type { Message } from './message.ts'
import type { ToSend } from './sending.repo.ts'
import { unsubscribeUrlOf } from './settings/unsubscribe-token.ts'
import type { Wording } from './wording.ts'

/** Kinds whose letters update the reader's calendar. */
const movesCalendar: ReadonlySet<string> = new Set([
  'booking_confirmed',
  'series_booked',
  'booking_rescheduled',
  'canceled_by_specialist',
  'canceled_by_customer',
  'canceled_by_platform',
  'own_cancellation',
])

const invitationOf = async (
  deps: Deps,
  { kind, appointment_id: appointmentId, role, email, language, series_dates: dates }: ToSend,
) => {
  if (appointmentId === null || !movesCalendar.has(kind)) return undefined
  if (role !== 'customer' && role !== 'specialist') return undefined
  if (kind === 'series_booked') {
    const appointmentIds = dates.flatMap(({ appointment_id: id }) => id ?? [])
    return deps.appointmentCalendar.publish(deps, { appointmentIds, role, language })
  }
  return deps.appointmentCalendar.invite(deps, { appointmentId, role, email, language })
}

/** The e-mail of a notification: its letter, its calendar file, and the unsubscribe link of its group. */
export const letterOf = async (
  deps: Deps,
  row: ToSend,
  message: Message,
  { language, texts }: Wording,
): Promise<EmailMessage> => {
  const calendar = await invitationOf(deps, row)
  const letter = { to: row.email, subject: message.subject, calendar, language }
  const group = groupOf(row.kind)
  if (!isOptional(group, 'message')) return { ...letter, text: message.email }
  const unsubscribeUrl = unsubscribeUrlOf(deps.config, { userId: row.user_id, group })
  const refuse = fillLetter(texts.unsubscribe.footer, { url: unsubscribeUrl })
  return { ...letter, text: withFinePrint(message.email, refuse), unsubscribeUrl }
}
