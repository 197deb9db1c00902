import type { undoImport as endpoint } from '@emma/contracts/patients/imports'
import { inTransaction } from '../../../db/transaction.ts'
import { AppError, notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { deleteUnusedTags, lockTags } from '../tags.repo.ts'
import { toImport, undoUntil } from './imports.present.ts'
import { deleteContactsBut, findWorkedOn, lockImport, setUndone } from './imports.repo.ts'

/** Undoes an import. Contacts who were changed or sent a link stay, and one who became a patient remains one. */
export const undoImport: UseCase<typeof endpoint> = (deps, { actor, params }) =>
  inTransaction(deps.db, async (tx) => {
    const { specialistId } = actor
    const now = deps.clock.now()
    await lockTags(tx, specialistId)
    const row = await lockImport(tx, specialistId, params.id)
    if (!row) throw notFound()
    if (undoUntil(row, now) === null) throw new AppError('import_over')
    const kept = await findWorkedOn(tx, row.id)
    const ids = kept.map(({ id }) => id)
    const removed = await deleteContactsBut(tx, row.id, ids)
    await deleteUnusedTags(tx, specialistId)
    if (kept.length === 0) await deps.vault.erase(tx, [row.id])
    return {
      import: toImport(await setUndone(tx, row.id, removed, now), now),
      kept: kept.map(({ id, name, invited }) => ({
        id,
        name,
        reason: invited ? ('booking' as const) : ('changed' as const),
      })),
    }
  })
