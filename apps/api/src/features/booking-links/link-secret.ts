import { createHash, createHmac } from 'node:crypto'
import { BOOKING_LINK_PATH } from '@emma/contracts/booking/on-behalf'
import type { Config } from '../../config.ts'

/** Derived, so that a message can be sent again although only the hash is stored. */
export const tokenOf = ({ HMAC_KEY }: Pick<Config, 'HMAC_KEY'>, id: string): string =>
  createHmac('sha256', Buffer.from(HMAC_KEY, 'base64')).update(`booking-link|${id}`).digest('base64url')

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** The secret follows a `#`: browsers never send it, so no log and no other page sees it. */
export const urlOf = (config: Pick<Config, 'HMAC_KEY' | 'publicUrl'>, id: string): string =>
  `${config.publicUrl}${BOOKING_LINK_PATH}#${tokenOf(config, id)}`
