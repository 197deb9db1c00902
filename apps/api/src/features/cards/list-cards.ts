import type { listCards as endpoint } from '@emma/contracts/cards'
import type { UseCase } from '../../http/mount.ts'
import { toCard } from './cards.present.ts'
import { findCards } from './cards.repo.ts'

export const listCards: UseCase<typeof endpoint> = async ({ db }, { actor }) => ({
  data: (await findCards(db, actor.customerId)).map(toCard),
})
