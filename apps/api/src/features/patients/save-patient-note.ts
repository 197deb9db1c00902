import type { savePatientNote as endpoint } from '@emma/contracts/patients'
import { inTransaction } from '../../db/transaction.ts'
import type { UseCase } from '../../http/mount.ts'
import { deleteNote, insertNote } from './notes.repo.ts'
import { loadOwnNotes, noteCell, requireKept } from './own-notes.ts'

/** Saves the note; an empty one is deleted. */
export const savePatientNote: UseCase<typeof endpoint> = (deps, { actor, client, params, body }) =>
  inTransaction(deps.db, async (tx) => {
    const { customerId } = params
    const { dependent_id, text } = body
    const asked = { actor, client, customerId, dependentId: dependent_id ?? null }
    const kept = await requireKept(deps, tx, asked, 'update')
    await deleteNote(tx, kept)
    if (text !== '') {
      const id = deps.newId()
      const sealed = await deps.vault.seal(tx, noteCell(customerId, id), text)
      await insertNote(tx, kept, { id, sealed, now: deps.clock.now() })
    }
    return loadOwnNotes(deps, tx, kept)
  })
