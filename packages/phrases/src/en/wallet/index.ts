import type pt from '../../pt/wallet/index.ts'
import type { Translated } from '../../translated.ts'

export default {
  title: 'Wallet',
  balance: 'Balance',
  balanceHint: 'The oldest credit is used first',
  use: 'Book a consultation with your balance',
  credits: 'Credits',
  creditOf: 'Appointment canceled on {{date}}',
  reason: {
    canceled_by_customer: 'Canceled by you',
    canceled_by_specialist: 'Canceled by the specialist',
    other: 'Credit',
  },
  left: '{{remaining}} left of {{amount}}',
  toCard: 'Refund to the card',
  toCardOf: 'Refund {{amount}} to the card',
  askTitle: 'Refund {{amount}} to the card?',
  askDetail:
    'The credit leaves your wallet and goes back to the card or Pix used to pay. It can take up to two card statements.',
  askConfirm: 'Refund',
  refunded: '{{amount}} is being refunded to you.',
  failed: 'The refund could not be processed',
  none: 'Your wallet is empty',
  noneDetail: 'Credits from canceled appointments appear here.',
  statement: 'Statement',
  line: {
    credit: 'Credit from a canceled appointment',
    spent: 'Payment for an appointment',
    held: 'Part of a payment',
    returned: 'Part of a payment that was not made',
    refunded: 'Refunded to the card or Pix',
  },
  with: 'with {{name}}',
  after: 'Balance {{balance}}',
} satisfies Translated<typeof pt>
