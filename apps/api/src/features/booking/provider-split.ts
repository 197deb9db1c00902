import { type Split, splitAlike } from '@emma/domain/earnings'
import * as z from 'zod'
import type { Share } from '../../providers/payments/port.ts'
import type { EarnersRow } from './offer.repo.ts'

/**
 * What others get of the provider's charge, in the price's own proportions: the wallet's part of a payment is not there
 * to be split. Whoever the provider does not know yet is paid by the platform, when they withdraw (decision 7).
 * @param amount centavos that the provider is to take
 */
export const providerSplitOf = (amount: number, split: Split, earners: EarnersRow): readonly Share[] => {
  const { specialist, company } = splitAlike(amount, split)
  const parts = [
    { recipientId: earners.recipient, amount: specialist },
    { recipientId: earners.company_recipient, amount: company },
  ]
  return parts.flatMap(({ recipientId, amount: part }) =>
    recipientId !== null && part > 0 ? [{ recipientId, amount: part }] : [],
  )
}

const stored = z.array(z.object({ recipientId: z.string(), amount: z.number() }))

/** The split of a stored payment. */
export const readProviderSplit = (value: unknown): readonly Share[] => stored.parse(value)
