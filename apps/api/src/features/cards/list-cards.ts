import type { Card, listCards as endpoint } from '@emma/contracts/cards'
import type { Db } from '../../db/pool.ts'
import type { UseCase } from '../../http/mount.ts'
import { toCard } from './cards.present.ts'
import { findCards } from './cards.repo.ts'

export const cardsOf = async (db: Db, customerId: string): Promise<Card[]> =>
  (await findCards(db, customerId)).map(toCard)

export const listCards: UseCase<typeof endpoint> = async ({ db }, { actor }) => ({
  data: await cardsOf(db, actor.customerId),
})
