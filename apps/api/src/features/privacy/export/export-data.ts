import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { exportData as endpoint } from '@emma/contracts/privacy'
import * as z from 'zod/mini'
import { fileSecret, openStream } from '../../../crypto/sealed-file.ts'
import { dateForName } from '../../../dates.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../http/app-error.ts'
import { Accepted, type CallOf, type UseCase } from '../../../http/mount.ts'
import type { FileAnswer } from '../../../http/send-answer.ts'
import { logAccess } from '../../records/index.ts'
import { EXPORT_LIFE_MS } from './build-export.ts'
import { exportCell } from './export-cell.ts'
import { type ExportRow, endExport, findExport, findNewestExport, insertExport } from './exports.repo.ts'

const POLL_MS = 200
const RETRY_AFTER = 5

/** The existing copy, or the one in progress; else begins a new one. */
const ensureExport = (deps: Deps, { actor, client }: CallOf<typeof endpoint>): Promise<string> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    const { customerId } = actor
    const newest = await findNewestExport(tx, customerId)
    if (newest?.status === 'ready' && now.getTime() - newest.created_at.getTime() >= EXPORT_LIFE_MS) {
      await endExport(tx, newest.id, 'forgotten', now)
      await deps.jobs.add(tx, 'remove-file', { key: newest.file_key })
    } else if (newest && newest.status !== 'failed') return newest.id
    const id = deps.newId()
    const fileKey = `exports/${randomBytes(24).toString('hex')}`
    if (await insertExport(tx, { id, customerId, fileKey, now })) {
      await deps.jobs.add(tx, 'build-export', { exportId: id }, { queue: 'exports' })
      await logAccess(tx, { actor, client, now }, [
        { customerId, action: 'export', object: 'export', objectId: id, basis: 'own' },
      ])
      return id
    }
    // A concurrent call was first.
    return (await findNewestExport(tx, customerId))?.id ?? id
  })

/** Waits until it is ready or the time is over. */
const awaitExport = async ({ db, config }: Deps, id: string): Promise<ExportRow | undefined> => {
  const end = performance.now() + config.EXPORT_WAIT_MS
  for (;;) {
    const row = await findExport(db, id)
    if (row?.status !== 'building' || performance.now() >= end) return row
    await sleep(POLL_MS)
  }
}

const fileOf = async (deps: Deps, row: ExportRow, zone: string): Promise<FileAnswer> => {
  if (row.file_secret_sealed === null) throw new AppError('unavailable')
  const opened = await deps.vault.open(deps.db, exportCell(row), row.file_secret_sealed)
  const sealed = await deps.storage.get(row.file_key)
  const content = openStream(sealed, z.parse(fileSecret, opened))
  const day = dateForName(row.created_at, zone)
  return { content, type: 'application/zip', name: `emma-meus-dados-${day}.zip` }
}

/** The copy of one's own data, or its progress. */
export const exportData: UseCase<typeof endpoint> = async (deps, call) => {
  const row = await awaitExport(deps, await ensureExport(deps, call))
  if (row?.status === 'building') {
    return new Accepted({ status: row.status, progress: row.progress, retry_after: RETRY_AFTER })
  }
  if (row?.status !== 'ready') throw new AppError('unavailable', { retryAfter: RETRY_AFTER })
  return fileOf(deps, row, call.actor.timeZone)
}
