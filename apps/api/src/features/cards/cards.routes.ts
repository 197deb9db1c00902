import * as cards from '@emma/contracts/cards'
import type { Mount } from '../../http/mount.ts'
import { addCard } from './add-card.ts'
import { deleteCard } from './delete-card.ts'
import { listCards } from './list-cards.ts'

export const cardsRoutes = (mount: Mount): void => {
  mount(cards.getTokenization, async ({ payments }) => {
    const { url, publicKey } = payments.tokenization()
    return { url, public_key: publicKey }
  })
  mount(cards.addCard, addCard)
  mount(cards.listCards, listCards)
  mount(cards.deleteCard, deleteCard)
}
