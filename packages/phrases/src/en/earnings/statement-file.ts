import type pt from '../../pt/earnings/statement-file.ts'
import type { Translated } from '../../translated.ts'
import { earningStates } from './states.ts'

export default {
  fileName: 'emma-statement.csv',
  columns: [
    'Date of the consultation',
    'Time ({{zone}})',
    'Patient',
    'Specialty',
    'Status',
    'Payment method',
    'Paid on',
    'Price',
    'Platform fee',
    'Fee (% of the price)',
    'Company',
    'Company’s share',
    'Company’s share (% after the fee)',
    'My share',
    'Refunded or disputed',
    'Earned',
    'Available on',
    'Withdrawn',
    'Withdrawals',
  ],
  status: earningStates,
  methods: {
    credit_card: 'Credit card',
    pix: 'Pix',
    wallet: 'Wallet',
    wallet_card: 'Wallet and card',
    wallet_pix: 'Wallet and Pix',
  },
} satisfies Translated<typeof pt>
