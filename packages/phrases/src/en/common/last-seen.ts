import type pt from '../../pt/common/last-seen.ts'
import type { Translated } from '../../translated.ts'

export default {
  title: 'What you last saw',
  detail: 'Kept only on this device, until you sign out. It may have changed since.',
  at: 'Seen on {{day}}, at {{hour}}',
  nothing: 'There was nothing here.',
  open: 'Open',
  openOf: 'Open: {{title}}',
  parts: { agenda: 'Appointments', documents: 'Prescriptions and documents', exams: 'Test results' },
} satisfies Translated<typeof pt>
