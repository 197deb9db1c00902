import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Vault, WrappedKey } from '../src/crypto/vault.ts'
import type { Deps } from '../src/deps.ts'
import { readWork } from '../src/jobs/workers.repo.ts'
import { broken, type Finding, reasonOf, warning, well } from './finding.ts'
import { phrases } from './phrases.ts'

const LATE_SECONDS = 60
/** Enough to tell whether the keys are the right ones. */
const SAMPLE = 50

/** Whether a key unwraps: rewrapping it does that first; the result is discarded. */
const opens = (vault: Vault, key: WrappedKey): boolean => {
  try {
    vault.rewrap(key)
    return true
  } catch {
    return false
  }
}

/** Whether sealed data opens with the configured keys. */
export const examineKeys = async ({ db, vault, config }: Deps): Promise<readonly Finding[]> => {
  const says = phrases.keys
  const rows = await db
    .selectFrom('data_keys')
    .select(({ fn }) => ['key_version as version', fn.countAll<string>().as('keys')])
    .groupBy('key_version')
    .orderBy('key_version')
    .execute()
  if (rows.length === 0) return [well(says.none)]
  const missing = rows.filter(({ version }) => !config.MASTER_KEYS.has(version))
  if (missing.length > 0) return [broken(says.missing(missing.map(({ version }) => version).join(', ')))]
  const sample = await db
    .selectFrom('data_keys')
    .select(['subject_id', 'key_version', 'wrapped'])
    .limit(SAMPLE)
    .execute()
  const shut = sample.filter(
    ({ subject_id: subjectId, key_version: version, wrapped }) =>
      !opens(vault, { subjectId, version, wrapped }),
  )
  if (shut.length > 0) return [broken(says.wrong(shut.length))]
  const newest = Math.max(...config.MASTER_KEYS.keys())
  const old = rows.filter(({ version }) => version < newest).reduce((sum, { keys }) => sum + Number(keys), 0)
  const versions = rows.map(({ version }) => version).join(', ')
  return [well(says.well(versions)), ...(old > 0 ? [warning(says.old(old))] : [])]
}

/** Whether due jobs are being run. */
export const examineWorker = async ({ db }: Deps): Promise<readonly Finding[]> => {
  const { silentSeconds, lateSeconds } = await readWork(db)
  if (silentSeconds === null || silentSeconds > LATE_SECONDS) return [broken(phrases.worker.none)]
  if (lateSeconds > LATE_SECONDS) return [warning(phrases.worker.late(Math.round(lateSeconds / 60)))]
  return [well(phrases.worker.well)]
}

/** Whether the storage stores, returns and deletes. */
export const examineStorage = async ({ storage, config, newId }: Deps): Promise<readonly Finding[]> => {
  const key = `doctor/${newId()}`
  const content = randomBytes(1000)
  try {
    await storage.put(key, content, 'application/octet-stream')
    const read = await buffer(await storage.get(key))
    await storage.remove(key)
    return [read.equals(content) ? well(phrases.storage[config.STORAGE]) : broken(phrases.storage.differs)]
  } catch (error) {
    return [broken(phrases.storage.broken(reasonOf(error)))]
  }
}
