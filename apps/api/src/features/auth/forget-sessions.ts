import { DAY } from '@emma/domain/interval'
import type { Deps } from '../../deps.ts'
import { deleteSessionsEndedBefore } from './session/sessions.repo.ts'

/** Times and addresses of access are stored for six months (Lei 12.965/2014, art. 15), and no longer. */
const KEPT_MS = 183 * DAY

export const forgetSessions = ({ db, clock }: Deps): Promise<void> =>
  deleteSessionsEndedBefore(db, new Date(clock.now().getTime() - KEPT_MS))
