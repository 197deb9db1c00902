import type { createExam as endpoint } from '@emma/contracts/exams'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { fileNameOf, type SavedSealed, saveWithRow } from '../../files/index.ts'
import { invalidField, notFound } from '../../http/app-error.ts'
import type { CallOf, UseCase } from '../../http/mount.ts'
import type { UploadedFile } from '../../http/multipart.ts'
import { requirePatient } from '../dependents/index.ts'
import { logAccess } from '../records/index.ts'
import { detailsCell, secretCell, toExam } from './exams.present.ts'
import { type ExamRow, findExam, findExamByKey, insertExam } from './exams.repo.ts'

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

/** Undefined if the same upload was stored meanwhile. */
const keep = async (deps: Deps, call: CreateCall): Promise<ExamRow | undefined> => {
  const file = requireFile(call.files)
  const { dependent_id: dependentId = null } = call.body
  await inTransaction(deps.db, (tx) => requirePatient(tx, { customerId: call.actor.customerId, dependentId }))
  return saveWithRow(deps, { field: 'file', file }, (saved) =>
    inTransaction(deps.db, (tx) => insert(deps, tx, call, file, saved)),
  )
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
