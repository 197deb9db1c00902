import type pt from '../pt/messages.ts'
import type { Translated } from '../translated.ts'

export default {
  bookingConfirmed: {
    subject: 'Appointment confirmed: {{when}}',
    email:
      'Hello, {{name}}!\n\nYour {{specialty}} appointment with {{specialist}} is confirmed for {{when}}.\n\nThe video room opens 10 minutes before. Follow it at {{url}}.',
    text: 'Emma: appointment with {{specialist}} confirmed for {{when}}. Details: {{url}}',
  },
} satisfies Translated<typeof pt>
