import type pt from '../../pt/earnings/month-file.ts'
import type { Translated } from '../../translated.ts'

export default {
  fileName: 'emma-summary-{{month}}',
  columns: [
    'Date of the consultation',
    'Paid on',
    'Payer',
    'Payer’s CPF',
    'Patient',
    'Specialty',
    'Price',
    'Refunded',
    'Platform fee',
    'Company',
    'Company’s share',
    'You receive',
  ],
  title: 'Summary for {{month}}',
  sums: {
    appointments: 'Paid consultations',
    price: 'Consultation prices',
    returned: 'Refunded to patients',
    fee: 'Platform fee',
    company: 'Company’s share',
    earned: 'You receive',
  },
  payers: 'By payer',
  payer: { name: 'Name', cpf: 'CPF', appointments: 'Consultations', kept: 'Paid', earned: 'You receive' },
  empty: 'No paid consultations this month.',
  note: 'Issued by Emma on {{date}}. The month is that of the consultation date, in {{zone}}; anything refunded by the date of issue has been deducted. It does not replace a receipt or an invoice.',
} as const satisfies Translated<typeof pt>
