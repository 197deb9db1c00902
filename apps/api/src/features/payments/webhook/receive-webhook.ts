import type { paymentWebhook as endpoint } from '@emma/contracts/payments'
import { inTransaction } from '../../../db/transaction.ts'
import type { UseCase } from '../../../http/mount.ts'
import { insertEvent } from './webhooks.repo.ts'

/** Stores the event once, with the job that processes it; its content is not trusted but queried from the provider. */
export const receiveWebhook: UseCase<typeof endpoint> = async (deps, { body }) =>
  inTransaction(deps.db, async (tx) => {
    const isNew = await insertEvent(tx, body, deps.clock.now())
    if (isNew) await deps.jobs.add(tx, 'process-webhook', { eventId: body.id })
    return { received: true } as const
  })
