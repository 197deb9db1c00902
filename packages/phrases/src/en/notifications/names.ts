import type * as pt from '../../pt/notifications/names.ts'
import type { Translated } from '../../translated.ts'

export const messageNames = {
  booking_confirmed: 'Appointment confirmation',
  booking_rescheduled: 'Appointment moved',
  series_booked: 'Confirmation of a series of appointments',
  series_offered: 'Appointments waiting for your confirmation',
  series_payment_due: 'Deadline to pay for an appointment',
  booking_link_accepted: 'The patient accepted the appointment',
  time_proposed: 'Another time proposed',
  time_declined: 'Proposed time declined',
  time_proposal_over: 'Proposed time expired',
  reschedule_asked: 'Request for another time',
  reminder_24h: 'Reminder, the day before',
  reminder_1h: 'Reminder, an hour before',
  specialist_waiting: 'Specialist in the room',
  patient_waiting: 'Patient in the room',
  canceled_by_specialist: 'Cancellation, to the patient',
  canceled_by_customer: 'Cancellation by the patient',
  canceled_by_platform: 'Cancellation by the administration',
  own_cancellation: 'Cancellation at the patient’s request',
  refund_done: 'Refund done',
  refund_failed: 'Refund being retried',
  chargeback: 'Disputed payment',
  queue_called: 'Call from the queue',
  queue_refunded: 'Out of the queue',
} as const satisfies Translated<typeof pt.messageNames>

export const channelNames = {
  email: 'E-mail',
  sms: 'SMS',
  whatsapp: 'WhatsApp',
} as const satisfies Translated<typeof pt.channelNames>
