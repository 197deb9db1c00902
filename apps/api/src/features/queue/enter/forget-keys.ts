import { DAY } from '@emma/domain/interval'
import type { Deps } from '../../../deps.ts'
import { forgetEntryKeys } from './entries.repo.ts'

/** Job: the idempotency keys of entries are free again after 24 hours. */
export const forgetQueueKeys = ({ db, clock }: Deps): Promise<void> =>
  forgetEntryKeys(db, new Date(clock.now().getTime() - DAY))
