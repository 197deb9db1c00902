import { addCard, deleteCard, listCards } from '@emma/contracts/cards'
import { getCustomerInfo } from '@emma/contracts/customers'
import type { BodyIn } from '@emma/contracts/kit'
import type { TypedCard } from '@emma/domain/cards'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'
import { unlessGone } from '../../lib/api/unless-gone.ts'
import { tokenizeCard } from './tokenize-card.ts'

/** Own cards, the default first. */
export const cardsQuery = queryOptions({
  queryKey: ['cards', 'list'],
  queryFn: async ({ signal }) => (await call(listCards, { signal })).data,
})

/** The registered address, or null. */
export const registeredAddressQuery = queryOptions({
  queryKey: ['customers', 'info', 'address'],
  queryFn: async ({ signal }) => (await call(getCustomerInfo, { signal })).address,
})

export type Billing = Omit<BodyIn<typeof addCard>, 'card_token' | 'holder_name' | 'keep'>

/** Adds a card in two steps: the browser turns it into a token at the provider, our server gets only the token. */
export const addCardMutation = mutationOptions({
  mutationFn: async ({ typed, billing, keep }: { typed: TypedCard; billing: Billing; keep: boolean }) => {
    const { token, holderName } = await tokenizeCard(typed)
    return call(addCard, { body: { card_token: token, holder_name: holderName, ...billing, keep } })
  },
})

export const deleteCardMutation = mutationOptions({
  mutationFn: (id: string) => call(deleteCard, { params: { id } }).catch(unlessGone),
})
