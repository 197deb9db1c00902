import type { readExamFile as endpoint } from '@emma/contracts/exams'
import { examBasis } from '@emma/domain/exams'
import { openStream } from '../../crypto/sealed-file.ts'
import { inTransaction } from '../../db/transaction.ts'
import { notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { logAccess, readerOf } from '../records/index.ts'
import { openDetails, openSecret } from './exams.present.ts'
import { findExam } from './exams.repo.ts'

/** A file is authorized by its own row. Always an attachment: nothing uploaded runs in our origin. */
export const readExamFile: UseCase<typeof endpoint> = async (deps, { actor, client, params }) => {
  const { row, secret, name } = await inTransaction(deps.db, async (tx) => {
    const exam = await findExam(tx, params.id)
    if (!exam) throw notFound()
    const { id, customer_id: customerId } = exam
    const reader = await readerOf(deps, tx, actor, { ...exam, specialist_id: null })
    const basis = examBasis({ customerId }, reader)
    if (!basis.ok) throw notFound()
    await logAccess(tx, { actor, client, now: deps.clock.now() }, [
      { customerId, action: 'read', object: 'exam', objectId: id, basis: basis.value },
    ])
    const details = await openDetails(deps.vault, tx, exam)
    return { row: exam, secret: await openSecret(deps.vault, tx, exam), name: details.name }
  })
  const sealed = await deps.storage.find(row.file_key)
  // Deleted since the row was read.
  if (sealed === undefined) throw notFound()
  return { content: openStream(sealed, secret), type: row.content_type, name }
}
