import { randomInt } from 'node:crypto'
import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { replaceRecoveryCodes } from './second-factor.repo.ts'

/** Without characters that look alike: 0 and O, 1 and I and L. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const CODES = 10
const LENGTH = 10

const newCode = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
const shown = (code: string): string => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`

/** Normalized for comparison. */
export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()

export const recoveryHash = ({ vault }: Deps, userId: string, code: string): Buffer =>
  vault.blindIndex(`recovery|${userId}|${plainCode(code)}`)

/** New codes replacing older ones, shown only now; `offered` ones replace them when their factor is activated. */
export const giveRecoveryCodes = async (
  deps: Deps,
  tx: Tx,
  userId: string,
  { offered }: { readonly offered: boolean } = { offered: false },
): Promise<string[]> => {
  const codes = Array.from({ length: CODES }, newCode)
  const hashes = codes.map((code) => recoveryHash(deps, userId, code))
  await replaceRecoveryCodes(tx, { userId, hashes, offered, now: deps.clock.now() })
  return codes.map(shown)
}
