import type { Deps } from '../../deps.ts'
import { createRateLimit } from '../../http/rate-limit.ts'
import type { Side } from './side.ts'

/** Of all the calls that one may make in a minute, how many may write: 240 of 600. */
const SHARE = 0.4

const limit = createRateLimit()

/** By HTTP and by socket together. @throws AppError `too_many_requests` */
export const limitMessages = ({ config, clock }: Deps, { userId }: Side): void =>
  limit(userId, clock.now().getTime(), Math.ceil(config.RATE_LIMIT_PER_MINUTE * SHARE))
