import type { deleteExam as endpoint } from '@emma/contracts/exams'
import { inTransaction } from '../../db/transaction.ts'
import { notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { logAccess } from '../records/index.ts'
import { deleteExamRow } from './exams.repo.ts'

/** Deletes the row at once, and with it the file's key; a job deletes the file. */
export const deleteExam: UseCase<typeof endpoint> = (deps, { actor, client, params: { id } }) =>
  inTransaction(deps.db, async (tx) => {
    const { customerId } = actor
    const key = await deleteExamRow(tx, customerId, id)
    if (key === undefined) throw notFound()
    await deps.jobs.add(tx, 'remove-file', { key })
    await logAccess(tx, { actor, client, now: deps.clock.now() }, [
      { customerId, action: 'delete', object: 'exam', objectId: id, basis: 'own' },
    ])
  })
