import type { NotificationKind } from '@emma/contracts/notifications/notification'
import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { MOST_ATTEMPTS } from './attempts.ts'
import type { Way } from './sending.repo.ts'
import { type QuietPerson, quietMs } from './settings/quiet.ts'

interface ToQueue {
  readonly way: Way
  readonly kind: NotificationKind
  readonly person: QuietPerson
}

/** Queues one message: a ringing one waits for the end of the person's quiet hours. */
export const queueSending = async (
  deps: Pick<Deps, 'clock' | 'jobs'>,
  tx: Tx,
  { way, kind, person }: ToQueue,
): Promise<void> => {
  const inMs = way.channel === 'email' ? 0 : quietMs(kind, person, deps.clock.now())
  await deps.jobs.add(tx, 'send-notification', way, { maxAttempts: MOST_ATTEMPTS, inMs })
}
