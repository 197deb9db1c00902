import { createHash, createHmac } from 'node:crypto'
import { ASSISTANT_INVITATION_PATH } from '@emma/contracts/assistants'
import type { Config } from '../../../config.ts'

/** Derived, so that no job stores it; each sending has another, and the one before is over. */
export const tokenOf = ({ HMAC_KEY }: Pick<Config, 'HMAC_KEY'>, id: string, sends: number): string =>
  createHmac('sha256', Buffer.from(HMAC_KEY, 'base64'))
    .update(`team-invitation|${id}|${sends}`)
    .digest('base64url')

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** The secret stands behind a `#`: browsers keep it to themselves, so that no log and no other page reads it. */
export const urlOf = (config: Pick<Config, 'HMAC_KEY' | 'publicUrl'>, id: string, sends: number): string =>
  `${config.publicUrl}${ASSISTANT_INVITATION_PATH}#${tokenOf(config, id, sends)}`
