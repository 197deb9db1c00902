import type { deleteCard as endpoint } from '@emma/contracts/cards'
import { inTransaction } from '../../db/transaction.ts'
import { notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { removeCard } from './cards.repo.ts'

/** Deleted here at once, so that it can't be charged any more; at the provider by a job. */
export const deleteCard: UseCase<typeof endpoint> = async (deps, { actor: { customerId }, params }) =>
  inTransaction(deps.db, async (tx) => {
    const providerCardId = await removeCard(tx, customerId, params.id, deps.clock.now())
    if (providerCardId === undefined) throw notFound()
    await deps.jobs.add(tx, 'remove-card', { customerId, providerCardId })
  })
