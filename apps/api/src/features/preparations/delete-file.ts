import type { deletePreparationFile as endpoint } from '@emma/contracts/preparations'
import { inTransaction } from '../../db/transaction.ts'
import { notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { deleteFileRow } from './preparations.repo.ts'
import { logChange, requireOpen } from './require-preparation.ts'

/** Deletes the row at once, and with it the file's key; a job deletes the file. */
export const deletePreparationFile: UseCase<typeof endpoint> = (deps, { actor, client, params }) =>
  inTransaction(deps.db, async (tx) => {
    const row = await requireOpen(deps, tx, actor, params.id)
    const key = await deleteFileRow(tx, row.id, params.fileId)
    if (key === undefined) throw notFound()
    await deps.jobs.add(tx, 'remove-file', { key })
    await logChange(deps, tx, { actor, client }, row)
  })
