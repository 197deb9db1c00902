import type pt from '../../pt/earnings/month-file.ts'
import type { Translated } from '../../translated.ts'

export default {
  fileName: 'emma-summary-{{month}}',
  columns: [
    'Date of the consultation',
    'Paid on',
    'Who paid',
    'CPF of who paid',
    'Patient',
    'Specialty',
    'Price',
    'Refunded',
    'Platform fee',
    'Company',
    'Company’s share',
    'Received',
  ],
  title: 'Summary of {{month}}',
  sums: {
    appointments: 'Paid consultations',
    price: 'Price of the consultations',
    returned: 'Refunded to patients',
    fee: 'Platform fee',
    company: 'Company’s share',
    earned: 'Received',
  },
  payers: 'By who paid',
  payer: { name: 'Name', cpf: 'CPF', appointments: 'Consultations', kept: 'Paid', earned: 'Received' },
  empty: 'No paid consultation in this month.',
  note: 'Issued by Emma on {{date}}. The month is that of the day of the consultation, in {{zone}}; what was returned by then is taken off. It replaces no receipt and no invoice.',
} as const satisfies Translated<typeof pt>
