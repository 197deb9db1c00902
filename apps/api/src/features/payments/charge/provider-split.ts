import { type Split, splitAlike } from '@emma/domain/payments'
import * as z from 'zod'
import type { Share } from '../../../providers/payments/port.ts'

/** The earners' recipients at the provider; null if the provider cannot pay one yet. */
export interface Recipients {
  readonly specialist: string | null
  readonly company: string | null
}

/**
 * The others' shares of the provider's charge, in the price's own proportions: the wallet's part of a payment cannot be
 * split. The platform pays those whom the provider cannot pay yet, when they withdraw (decision 7).
 * @param amount centavos that the provider is to take
 */
export const providerSplitOf = (amount: number, split: Split, recipients: Recipients): readonly Share[] => {
  const shares = splitAlike(amount, split)
  return (['specialist', 'company'] as const).flatMap((earner) => {
    const recipientId = recipients[earner]
    return recipientId !== null && shares[earner] > 0 ? [{ recipientId, amount: shares[earner] }] : []
  })
}

const stored = z.array(z.object({ recipientId: z.string(), amount: z.number() }))

/** The split of a stored payment. */
export const readProviderSplit = (value: unknown): readonly Share[] => stored.parse(value)
