import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { isDeviceOf, upsertDevice } from './known-devices.repo.ts'
import { hashToken } from './tokens.ts'

interface Device {
  /** The token the browser created for itself (`X-Device`). */
  readonly device?: string | undefined
}

/** Shorter ones could be guessed. */
const SHAPE = /^[\w-]{32,200}$/

/** The stored hash of a device; undefined if it has no token, or one that could be guessed. */
export const hashOfDevice = ({ device }: Device): Buffer | undefined =>
  device !== undefined && SHAPE.test(device) ? hashToken(`device|${device}`) : undefined

/** Remembers a device for the account. Opening a session does the same in its own statement. */
export const rememberDevice = async (
  { clock }: Pick<Deps, 'clock'>,
  db: Db | Tx,
  userId: string,
  client: Device,
): Promise<void> => {
  const hash = hashOfDevice(client)
  if (hash) await upsertDevice(db, userId, hash, clock.now())
}

/** The device's name in the counters, if it is known to the account of this e-mail. */
export const knownDeviceOf = async (db: Db, email: string, client: Device): Promise<string | undefined> => {
  const hash = hashOfDevice(client)
  return hash && (await isDeviceOf(db, email, hash)) ? hash.toString('hex') : undefined
}
