import type { addPreparationFile as endpoint } from '@emma/contracts/preparations'
import { preparationLimits } from '@emma/domain/preparations'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { fileNameOf, type SavedSealed, saveWithRow } from '../../files/index.ts'
import { AppError, invalidField, notFound } from '../../http/app-error.ts'
import type { CallOf, UseCase } from '../../http/mount.ts'
import type { UploadedFile } from '../../http/multipart.ts'
import { nameCell, secretCell, toFile } from './preparations.present.ts'
import { type FileRow, findFileByKey, findFiles, insertFile } from './preparations.repo.ts'
import { logChange, requireOpen } from './require-preparation.ts'

type AddCall = CallOf<typeof endpoint>

const requireFile = ({ file }: AddCall['files']): UploadedFile => {
  if (file) return file
  throw invalidField('file', 'required')
}

/** The appointment, if it can take one more file. */
const requireRoom = async (deps: Deps, tx: Tx, { actor, params }: AddCall) => {
  const row = await requireOpen(deps, tx, actor, params.id)
  const files = await findFiles(tx, row.id)
  if (files.length >= preparationLimits.files) throw new AppError('files_limit')
  return row
}

const insert = async (deps: Deps, tx: Tx, call: AddCall, file: UploadedFile, saved: SavedSealed) => {
  const row = await requireRoom(deps, tx, call)
  const id = deps.newId()
  const cell = { id, customer_id: row.customer_id }
  const kept = await insertFile(tx, {
    id,
    appointmentId: row.id,
    customerId: row.customer_id,
    nameSealed: await deps.vault.seal(tx, nameCell(cell), fileNameOf(file.name, saved.type, 'arquivo')),
    type: saved.type,
    size: saved.size,
    fileKey: saved.key,
    secretSealed: await deps.vault.seal(tx, secretCell(cell), saved.secret),
    key: call.idempotencyKey ?? null,
    now: deps.clock.now(),
  })
  if (kept) await logChange(deps, tx, call, row)
  return kept
}

/** Undefined if the same upload was stored meanwhile. */
const keep = async (deps: Deps, call: AddCall): Promise<FileRow | undefined> => {
  const file = requireFile(call.files)
  await inTransaction(deps.db, (tx) => requireRoom(deps, tx, call))
  return saveWithRow(deps, { field: 'file', file }, (saved) =>
    inTransaction(deps.db, (tx) => insert(deps, tx, call, file, saved)),
  )
}

const findKept = async ({ db }: Deps, { actor, params, idempotencyKey }: AddCall) => {
  const kept = idempotencyKey && (await findFileByKey(db, actor.customerId, idempotencyKey))
  return kept && kept.appointment_id === params.id ? kept : undefined
}

/** Stores a file for an appointment's specialist; a repeated upload returns the existing file. */
export const addPreparationFile: UseCase<typeof endpoint> = async (deps, call) => {
  // Searched again, in case a parallel upload was first.
  const row = (await findKept(deps, call)) ?? (await keep(deps, call)) ?? (await findKept(deps, call))
  if (!row) throw notFound()
  return inTransaction(deps.db, (tx) => toFile(deps, tx, row))
}
