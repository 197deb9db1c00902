import { DAY } from '@emma/domain/interval'
import type { Deps } from '../../../deps.ts'
import { forgetAnswers } from '../../../http/idempotency/idempotency.repo.ts'
import { forgetKeys } from './keys.repo.ts'

/** Job: answers are repeated for 24 hours; then their keys, and those of bookings, are deleted. */
export const forgetIdempotencyKeys = async ({ db, clock }: Deps): Promise<void> => {
  const before = new Date(clock.now().getTime() - DAY)
  await forgetAnswers(db, before)
  await forgetKeys(db, before)
}
