import { createHmac, timingSafeEqual } from 'node:crypto'
import { type NoticeGroup, noticeGroups } from '@emma/domain/notifications'
import type { Config } from '../../../config.ts'

/** The user and the group of messages that a link unsubscribes from. */
export interface Refusal {
  readonly userId: string
  readonly group: NoticeGroup
}

const signatureOf = ({ HMAC_KEY }: Config, content: string): Buffer =>
  createHmac('sha256', Buffer.from(HMAC_KEY, 'base64')).update(`unsubscribe|${content}`).digest()

/** Signed, so that nobody can create one for another person; valid as long as the letter exists. */
const tokenOf = (config: Config, { userId, group }: Refusal): string => {
  const content = Buffer.from(`${userId}|${group}`).toString('base64url')
  return `${content}.${signatureOf(config, content).toString('base64url')}`
}

export const unsubscribeUrlOf = (config: Config, refusal: Refusal): string =>
  `${config.publicUrl}/api/v1/notifications/unsubscribe/${tokenOf(config, refusal)}`

/** What a token unsubscribes from; undefined if the signature is not ours. */
export const readUnsubscribeToken = (config: Config, token: string): Refusal | undefined => {
  const [content = '', signature = ''] = token.split('.')
  const [given, expected] = [Buffer.from(signature, 'base64url'), signatureOf(config, content)]
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const [userId = '', name = ''] = Buffer.from(content, 'base64url').toString().split('|')
  const group = noticeGroups.find((known) => known === name)
  return group === undefined ? undefined : { userId, group }
}
