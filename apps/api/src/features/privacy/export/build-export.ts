import { HOUR, MINUTE } from '@emma/domain/interval'
import { sealStream } from '../../../crypto/sealed-file.ts'
import type { Deps } from '../../../deps.ts'
import { dropFile } from '../../../files/index.ts'
import { exportCell } from './export-cell.ts'
import { endExport, findExport, findOldExports, markReady, setProgress } from './exports.repo.ts'
import { writeExport } from './write-export.ts'

/** How long a copy can be downloaded before it is deleted. */
export const EXPORT_LIFE_MS = 24 * HOUR
/** Without progress for longer, its process is dead. */
const STALLED_MS = 10 * MINUTE

/** Creates the requested copy; after a crash it starts over. */
export const buildExport = async (deps: Deps, { exportId }: { readonly exportId: string }): Promise<void> => {
  const row = await findExport(deps.db, exportId)
  if (row?.status !== 'building') return
  const zip = await writeExport(deps, row.customer_id, (percent) => {
    // Progress only for the screen: a step that could not be reported is included in the next.
    setProgress(deps.db, exportId, percent, deps.clock.now()).catch(() => {})
  })
  const { sealed, secret } = sealStream(zip)
  await deps.storage.putStream(row.file_key, sealed, 'application/octet-stream')
  const secretSealed = await deps.vault.seal(deps.db, exportCell(row), secret())
  const isReady = await markReady(deps.db, exportId, secretSealed, deps.clock.now())
  if (!isReady) await dropFile(deps, row.file_key)
}

/** Deletes copies that are a day old, and gives up those that stopped. */
export const forgetExports = async (deps: Deps): Promise<void> => {
  const now = deps.clock.now()
  const old = await findOldExports(deps.db, {
    madeBefore: new Date(now.getTime() - EXPORT_LIFE_MS),
    stalledAt: new Date(now.getTime() - STALLED_MS),
  })
  for (const { id, status, file_key } of old) {
    await endExport(deps.db, id, status === 'ready' ? 'forgotten' : 'failed', now)
    await dropFile(deps, file_key)
  }
}
