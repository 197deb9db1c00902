import { COMPANION_NAME_DAYS } from '@emma/domain/calls'
import { DAY } from '@emma/domain/interval'
import type { Deps } from '../../../deps.ts'
import type { JobHandlers } from '../../../jobs/jobs.ts'
import type { CronLine } from '../../../jobs/worker.ts'
import { forgetNames } from './companions.repo.ts'

declare module '../../../ports/jobs.ts' {
  interface JobPayloads {
    'remove-from-room': { readonly channel: string; readonly uid: string }
    'forget-companions': unknown
  }
}

export const companionJobs: JobHandlers = {
  /** Removes a person from the call at a hosted provider. */
  'remove-from-room': async ({ video }: Deps, { channel, uid }) => {
    await video.remove?.(channel, uid)
  },
  'forget-companions': ({ db, clock }: Deps) =>
    forgetNames(db, new Date(clock.now().getTime() - COMPANION_NAME_DAYS * DAY)),
}

export const companionCrontab: readonly CronLine[] = [{ job: 'forget-companions', at: '50 4 * * *' }]
