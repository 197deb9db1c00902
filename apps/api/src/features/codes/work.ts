import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { hasWork, networkOf, WORK_LIVES_MS, workText } from '@emma/domain/auth'
import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { countAttempts, insertAttempts, lockBuckets } from '../auth/index.ts'

const signatureOf = ({ config }: Pick<Deps, 'config'>, text: string, address: string): string =>
  createHmac('sha256', Buffer.from(config.HMAC_KEY, 'base64'))
    .update(`work|${text}|${networkOf(address)}`)
    .digest('base64url')

/** A challenge: good for one code, for some minutes, from one network. Nothing is stored. */
export const challengeOf = (deps: Pick<Deps, 'config' | 'clock'>, address: string, bits: number): string => {
  const until = deps.clock.now().getTime() + WORK_LIVES_MS
  const text = `${bits}.${until}.${randomBytes(12).toString('base64url')}`
  return `${text}.${signatureOf(deps, text, address)}`
}

const same = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** The challenge of finished work, if it is ours, in time, hard enough and solved: two hashes, no look-up. */
const readWork = (
  deps: Pick<Deps, 'config' | 'clock'>,
  { address, work = '' }: Asker,
  bits: number,
): string | undefined => {
  const [, challenge = '', text = '', asked = '', until = '', signature = '', count = ''] =
    /^(((\d{1,2})\.(\d{1,16})\.[\w-]{16})\.([\w-]{43})):(\d{1,12})$/.exec(work) ?? []
  if (Number(asked) < bits || Number(until) <= deps.clock.now().getTime()) return undefined
  if (!same(signature, signatureOf(deps, text, address))) return undefined
  const hash = createHash('sha256')
    .update(workText(challenge, Number(count)))
    .digest()
  return hasWork(hash, Number(asked)) ? challenge : undefined
}

/** The address that requests a code, and the work sent with it: `X-Work`. */
export interface Asker {
  readonly address: string
  readonly work?: string | undefined
  /** Language of the requesting screens. */
  readonly language?: string | undefined
}

/** Uses work up; false without valid work. */
export const takeWork = async (deps: Deps, tx: Tx, asker: Asker, bits: number): Promise<boolean> => {
  const challenge = readWork(deps, asker, bits)
  if (challenge === undefined) return false
  const bucket = `work:${challenge}`
  await lockBuckets(tx, [bucket])
  if ((await countAttempts(tx, bucket, new Date(0))) > 0) return false
  await insertAttempts(tx, [bucket], deps.clock.now())
  return true
}
