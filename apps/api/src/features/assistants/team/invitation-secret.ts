import { createHmac } from 'node:crypto'
import { ASSISTANT_INVITATION_PATH } from '@emma/contracts/assistants'
import type { Config } from '../../../config.ts'

/** Derived, so that no job stores it. Each sending has a new token, which invalidates the previous one. */
export const tokenOf = ({ HMAC_KEY }: Pick<Config, 'HMAC_KEY'>, id: string, sends: number): string =>
  createHmac('sha256', Buffer.from(HMAC_KEY, 'base64'))
    .update(`team-invitation|${id}|${sends}`)
    .digest('base64url')

/** The secret follows a `#`, which browsers do not send: it reaches neither logs nor other sites. */
export const urlOf = (config: Pick<Config, 'HMAC_KEY' | 'publicUrl'>, id: string, sends: number): string =>
  `${config.publicUrl}${ASSISTANT_INVITATION_PATH}#${tokenOf(config, id, sends)}`
