import type { JobHandlers } from '../../jobs/jobs.ts'
import { ProviderRejected } from '../../providers/payments/port.ts'
import { ensurePayer, renewPayer } from './payer.ts'

declare module '../../ports/jobs.ts' {
  interface JobPayloads {
    'renew-payer': { readonly userId: string }
    'remove-card': { readonly customerId: string; readonly providerCardId: string }
  }
}

export const cardJobs: JobHandlers = {
  'renew-payer': renewPayer,
  'remove-card': async (deps, { customerId, providerCardId }) => {
    try {
      await deps.payments.removeCard(await ensurePayer(deps, customerId), providerCardId)
    } catch (error) {
      // It is gone there already.
      if (!(error instanceof ProviderRejected)) throw error
    }
  },
}
