import { rooms } from '@emma/phrases'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { contactOf } from '../customers/index.ts'
import { type AppointmentRow, findAppointment } from './appointments.repo.ts'

type Channel = 'email' | 'sms' | 'whatsapp'

const load = async (deps: Deps, appointmentId: string) => {
  const row = await findAppointment(deps.db, appointmentId)
  if (!row) throw new Error(`Appointment ${appointmentId} is gone`)
  return { row, contact: await contactOf(deps, row.customer_id) }
}

/** One job a message, so that one that fails does not send the other again. */
export const notifyBooking = async (
  deps: Deps,
  { appointmentId }: { readonly appointmentId: string },
): Promise<void> => {
  const { contact } = await load(deps, appointmentId)
  const channels: readonly Channel[] = [...new Set<Channel>(['email', contact.preference])]
  await inTransaction(deps.db, async (tx) => {
    for (const channel of channels) {
      const key = `booking-message:${appointmentId}:${channel}`
      await deps.jobs.add(tx, 'send-booking-message', { appointmentId, channel }, { key })
    }
  })
}

const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')

const valuesOf = (row: AppointmentRow, zone: string, publicUrl: string) => ({
  name: row.customer_first_name,
  specialist: row.specialist_name,
  specialty: row.specialty,
  when: new Intl.DateTimeFormat('pt-BR', { dateStyle: 'full', timeStyle: 'short', timeZone: zone }).format(
    row.starts_at,
  ),
  url: `${publicUrl}/customer/agenda`,
})

/** Tells the patient that the booking stands, in their own zone. */
export const sendBookingMessage = async (
  deps: Deps,
  { appointmentId, channel }: { readonly appointmentId: string; readonly channel: Channel },
): Promise<void> => {
  const { row, contact } = await load(deps, appointmentId)
  const { default: phrases } = await rooms.messages.pt()
  const { subject, email, text } = phrases.bookingConfirmed
  const values = valuesOf(row, contact.timeZone, deps.config.publicUrl)
  if (channel === 'email') {
    await deps.email.send({ to: contact.email, subject: fill(subject, values), text: fill(email, values) })
  } else if (contact.cellphone !== undefined) {
    await deps.sms.send({ channel, to: `55${contact.cellphone}`, text: fill(text, values) })
  }
}
