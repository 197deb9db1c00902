import type pt from '../../pt/wallet/index.ts'
import type { Translated } from '../../translated.ts'

export default {
  title: 'Wallet',
  balance: 'Balance',
  balanceHint: 'The oldest credit is spent first',
  use: 'Book with the balance',
  credits: 'Credits',
  creditOf: 'Appointment canceled on {{date}}',
  reason: {
    canceled_by_customer: 'Canceled by you',
    canceled_by_specialist: 'Canceled by the specialist',
    other: 'Credit',
  },
  left: '{{remaining}} left of {{amount}}',
  toCard: 'Back to the card',
  toCardOf: 'Send {{amount}} back to the card',
  askTitle: 'Send {{amount}} back to the card?',
  askDetail:
    'The credit leaves your wallet and goes back to the card or the Pix that paid. It can take up to two statements.',
  askConfirm: 'Send back',
  refunded: '{{amount}} is on its way back to you.',
  failed: 'The refund could not be made',
  none: 'Your wallet is empty',
  noneDetail: 'Credits of canceled appointments appear here.',
  statement: 'Statement',
  noLines: 'No movement yet.',
  line: {
    credit: 'Credit of a canceled appointment',
    spent: 'Payment of an appointment',
    held: 'Part of a payment',
    returned: 'Part of a payment that was not made',
    refunded: 'Back to the card or Pix',
  },
  with: 'with {{name}}',
  after: 'Balance {{balance}}',
} satisfies Translated<typeof pt>
