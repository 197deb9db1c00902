import type { createExam as endpoint } from '@emma/contracts/exams'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { fileNameOf, type SavedSealed, saveWithRow } from '../../files/index.ts'
import { AppError, invalidField, notFound } from '../../http/app-error.ts'
import type { CallOf, UseCase } from '../../http/mount.ts'
import type { UploadedFile } from '../../http/multipart.ts'
import { requirePatient } from '../dependents/index.ts'
import { logAccess } from '../records/index.ts'
import { detailsCell, secretCell, toExam } from './exams.present.ts'
import { type ExamRow, findExam, findExamByKey, insertExam } from './exams.repo.ts'
import { findSameExam } from './find-same-exam.ts'

type CreateCall = CallOf<typeof endpoint>

const requireFile = ({ file }: CreateCall['files']): UploadedFile => {
  if (file) return file
  throw invalidField('file', 'required')
}

const insert = async (deps: Deps, tx: Tx, call: CreateCall, file: UploadedFile, saved: SavedSealed) => {
  const { customerId } = call.actor
  const { title, date, dependent_id: dependentId = null } = call.body
  await requirePatient(tx, { customerId, dependentId })
  const id = deps.newId()
  const cell = { id, customer_id: customerId }
  const details = { title, name: fileNameOf(file.name, saved.type, 'exame') }
  const now = deps.clock.now()
  const isNew = await insertExam(tx, {
    id,
    customerId,
    dependentId,
    detailsSealed: await deps.vault.seal(tx, detailsCell(cell), details),
    takenOn: date,
    type: saved.type,
    size: saved.size,
    fileKey: saved.key,
    secretSealed: await deps.vault.seal(tx, secretCell(cell), saved.secret),
    key: call.idempotencyKey ?? null,
    now,
  })
  if (!isNew) return undefined
  const { actor, client } = call
  await logAccess(tx, { actor, client, now }, [
    { customerId, action: 'create', object: 'exam', objectId: id, basis: 'own' },
  ])
  return findExam(tx, id)
}

/** @throws AppError `exam_exists`, with the exam of this patient that has the same file */
const refuseSame = async (deps: Deps, call: CreateCall, saved: SavedSealed): Promise<void> => {
  const { actor, body, client } = call
  const { customerId } = actor
  const { dependent_id: dependentId = null } = body
  const row = await findSameExam(deps, { customerId, dependentId }, saved)
  if (!row) return
  const exam = await inTransaction(deps.db, async (tx) => {
    await logAccess(tx, { actor, client, now: deps.clock.now() }, [
      { customerId, action: 'list', object: 'exam', objectId: row.id, basis: 'own' },
    ])
    return toExam(deps.vault, tx, row)
  })
  throw new AppError('exam_exists', { exam })
}

/** Undefined if the same upload was stored meanwhile. */
const keep = async (deps: Deps, call: CreateCall): Promise<ExamRow | undefined> => {
  const file = requireFile(call.files)
  const { dependent_id: dependentId = null } = call.body
  await inTransaction(deps.db, (tx) => requirePatient(tx, { customerId: call.actor.customerId, dependentId }))
  return saveWithRow(deps, { field: 'file', file }, async (saved) => {
    if (call.body.only_new) await refuseSame(deps, call, saved)
    return inTransaction(deps.db, (tx) => insert(deps, tx, call, file, saved))
  })
}

const findKept = ({ db }: Deps, { actor, idempotencyKey }: CreateCall) =>
  idempotencyKey === undefined ? undefined : findExamByKey(db, actor.customerId, idempotencyKey)

/** Stores an exam of the account's holder or of a dependent; a repeated upload returns the existing exam. */
export const createExam: UseCase<typeof endpoint> = async (deps, call) => {
  // Searched again, in case a parallel upload was first.
  const row = (await findKept(deps, call)) ?? (await keep(deps, call)) ?? (await findKept(deps, call))
  if (!row) throw notFound()
  return toExam(deps.vault, deps.db, row)
}
