import { createHash } from 'node:crypto'
import type { createDocument as endpoint } from '@emma/contracts/prescriptions'
import { wallTimeOf } from '@emma/domain/availability'
import { deliveryOf } from '@emma/domain/prescriptions'
import { formatCouncil } from '@emma/domain/specialists'
import * as z from 'zod/mini'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { logAccess, type PrescriptionContent, prescriptionContent, toPrescription } from '../records/index.ts'
import { newDocumentCode } from './document-code.ts'
import { type DocumentFace, makeDocumentPdf } from './document-pdf.ts'
import { councilOf, fileCell, itemsCell, toDocument, verifyUrl } from './documents.present.ts'
import { type DocumentSource, findDocumentSource, insertDocument } from './documents.repo.ts'

const incomplete = (path: string, message: string): AppError =>
  new AppError('document_incomplete', { errors: [{ path, message }] })

const itemsOf = async (
  { vault, db }: Deps,
  { prescriptions }: DocumentSource,
): Promise<PrescriptionContent[]> => {
  const opened = await Promise.all(prescriptions.map((row) => toPrescription(vault, db, row)))
  return opened.map((each) => z.parse(prescriptionContent, each))
}

/** Everything on the paper, or the reason why there can't be one. */
const composeFace = async (deps: Deps, source: DocumentSource): Promise<DocumentFace> => {
  const council = councilOf(source)
  if (council === null) throw incomplete('council', 'missing')
  const delivery = deliveryOf(source.prescriptions.map((each) => each.class))
  if (!delivery.ok) throw incomplete('prescriptions', delivery.code)
  const issuedAt = deps.clock.now()
  const { date } = wallTimeOf(issuedAt.getTime(), source.time_zone)
  const code = newDocumentCode()
  return {
    code,
    url: verifyUrl(deps.config, code),
    issuedAt,
    date: date.split('-').reverse().join('/'),
    specialist: { name: source.specialist_name, council: formatCouncil(council), uf: council.uf },
    patient: source.customer_name,
    items: await itemsOf(deps, source),
    delivery: delivery.value,
  }
}

/** The file is stored before its row: a row always has its file. */
const storeFile = async (
  deps: Deps,
  row: { id: string; customer_id: string },
  pdf: Buffer,
): Promise<string> => {
  const key = `prescriptions/${row.id}`
  const sealed = await deps.vault.seal(deps.db, fileCell(row), pdf.toString('base64'))
  await deps.storage.put(key, sealed, 'application/octet-stream')
  return key
}

/** Makes the PDF of the own record's prescriptions as they are now, and gives it to the patient. */
export const createDocument: UseCase<typeof endpoint> = async (deps, { actor, client, body }) => {
  const source = await findDocumentSource(deps.db, body.record_id)
  if (source?.specialist_id !== actor.specialistId) throw notFound()
  const face = await composeFace(deps, source)
  const { customer_id, specialist_id, record_id } = source
  const row = { ...source, id: deps.newId(), signature: 'none', created_at: face.issuedAt, ...face }
  const pdf = await makeDocumentPdf(face)
  const fileKey = await storeFile(deps, row, pdf)
  await inTransaction(deps.db, async (tx) => {
    await insertDocument(tx, {
      id: row.id,
      recordId: record_id,
      specialistId: specialist_id,
      customerId: customer_id,
      code: face.code,
      fileKey,
      fileHash: createHash('sha256').update(pdf).digest(),
      itemsSealed: await deps.vault.seal(tx, itemsCell(row), face.items),
      delivery: face.delivery,
      now: face.issuedAt,
    })
    await logAccess(tx, { actor, client, now: face.issuedAt }, [
      { customerId: customer_id, action: 'create', object: 'document', objectId: row.id, basis: 'author' },
    ])
  })
  return toDocument(deps.config, row, face.items)
}
