import { createHash, createHmac } from 'node:crypto'
import { COMPANION_PATH } from '@emma/contracts/calls/guests'
import type { Config } from '../../../config.ts'

/** Derived, so that both participants can see the link again although only its hash is stored. */
export const tokenOf = ({ HMAC_KEY }: Pick<Config, 'HMAC_KEY'>, id: string): string =>
  createHmac('sha256', Buffer.from(HMAC_KEY, 'base64')).update(`companion|${id}`).digest('base64url')

export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** The secret follows a `#`: browsers never send it, so no log and no other page sees it. */
export const linkOf = (config: Pick<Config, 'HMAC_KEY' | 'publicUrl'>, id: string): string =>
  `${config.publicUrl}${COMPANION_PATH}#${tokenOf(config, id)}`
