import { inTransaction } from '../../db/transaction.ts'
import type { JobHandlers } from '../../jobs/jobs.ts'
import { ProviderRejected } from '../../providers/payments/port.ts'
import { removeUnkept } from './cards.repo.ts'
import { ensurePayer, renewPayer } from './payer.ts'

declare module '../../ports/jobs.ts' {
  interface JobPayloads {
    'renew-payer': { readonly userId: string }
    'forget-card': { readonly customerId: string; readonly cardId: string }
    'remove-card': { readonly customerId: string; readonly providerCardId: string }
  }
}

export const cardJobs: JobHandlers = {
  'renew-payer': renewPayer,
  'forget-card': (deps, { customerId, cardId }) =>
    inTransaction(deps.db, async (tx) => {
      const providerCardId = await removeUnkept(tx, cardId, deps.clock.now())
      if (providerCardId !== undefined) await deps.jobs.add(tx, 'remove-card', { customerId, providerCardId })
    }),
  'remove-card': async (deps, { customerId, providerCardId }) => {
    try {
      await deps.payments.removeCard(await ensurePayer(deps, customerId), providerCardId)
    } catch (error) {
      // It was already deleted there.
      if (!(error instanceof ProviderRejected)) throw error
    }
  },
}
