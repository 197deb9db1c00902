import type { Deps } from '../../../deps.ts'
import type { Participant } from '../participant.ts'

/** Messages allowed per user and minute, out of the calls: 240 of 600. */
const SHARE = 0.4

/** By HTTP and by socket together. @throws AppError `too_many_requests` */
export const limitMessages = ({ config, clock, limits }: Deps, { userId }: Participant): void =>
  limits.messages(userId, clock.now().getTime(), Math.ceil(config.RATE_LIMIT_PER_MINUTE * SHARE))
