import { createHash } from 'node:crypto'
import type { createDocument as endpoint } from '@emma/contracts/prescriptions/documents'
import { formatCouncil } from '@emma/domain/specialists'
import documentTexts from '@emma/phrases/document-texts'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { AppError, notFound } from '../../../http/app-error.ts'
import type { CallOf, UseCase } from '../../../http/mount.ts'
import type { PaperHead } from '../../../pdf/logo.ts'
import type { DocumentSignature } from '../../../providers/signatures/port.ts'
import { loadLetterhead } from '../../letterhead/index.ts'
import { notify } from '../../notifications/index.ts'
import { lockRecord, logAccess } from '../../records/index.ts'
import { secretCodeOf } from '../validator/secret-code.ts'
import { newDocumentCode } from './document-code.ts'
import { type DocumentDraft, documentsOf } from './document-drafts.ts'
import { loadSource, type Source } from './document-source.ts'
import { fileCell, itemsCell, overrideCell, toDocuments, verifyUrl } from './documents.present.ts'
import {
  findDocumentsById,
  findVersions,
  insertDocuments,
  type NewDocument,
  replacePrescriptions,
} from './documents.repo.ts'
import { missingFields } from './missing-fields.ts'
import { type Reasons, requireReasons } from './reasons/require-reasons.ts'

/** The author's certificate. A document signed by hand has none. */
export const signatureFor = (deps: Deps, { prescriber }: Source, now: Date) => {
  const { id: specialistId, council, cpf } = prescriber
  return council === null
    ? null
    : deps.signatures.find({ specialistId, council: formatCouncil(council), cpf }, now)
}

interface Made {
  readonly row: NewDocument
  readonly pdf: Buffer
}

type DocumentToInsert = Pick<NewDocument, 'id' | 'code' | 'now'> & {
  readonly document: DocumentDraft
  readonly signature: DocumentSignature | null
  readonly head: PaperHead
}

const compose = async (
  deps: Deps,
  { prescriber, patient, row }: Source,
  { id, code, now, document, signature, head }: DocumentToInsert,
): Promise<Buffer> => {
  const url = verifyUrl(deps.config, code)
  const secretCode = secretCodeOf(deps, id)
  const isRemote = row.appointment_id !== null && row.place_id === null
  const face = {
    document,
    prescriber,
    head,
    patient,
    code,
    secretCode,
    url,
    issuedAt: now,
    signature,
    isRemote,
  }
  // The PDF library is loaded on first use.
  const { makeDocumentPdf } = await import('./pdf/document-pdf.ts')
  const plain = await makeDocumentPdf(face)
  if (signature === null) return plain
  const reason = documentTexts.reason[document.kind]
  return signature.sign(plain, { name: prescriber.name, reason, location: 'Brasil', signedAt: now })
}

/** The sealed reason to issue it despite warnings; null without any. */
const sealOverride = async (
  deps: Deps,
  row: { readonly id: string; readonly customer_id: string },
  document: DocumentDraft,
  { reason, unexplained }: Reasons,
): Promise<Buffer | null> => {
  const own = unexplained.filter(({ id }) => document.prescriptionIds.includes(id))
  if (own.length === 0) return null
  const against = own.flatMap(({ title, against: found }) => found.map((each) => ({ ...each, title })))
  return deps.vault.seal(deps.db, overrideCell(row), { reason, against })
}

/** Input shared by all documents of a call. */
interface Making {
  readonly found: DocumentSignature | null
  readonly head: PaperHead
  readonly reasons: Reasons
  readonly now: Date
}

/** One document: composed, signed if possible, and stored; its row is written after its file. */
const make = async (
  deps: Deps,
  source: Source,
  document: DocumentDraft,
  { found, head, reasons, now }: Making,
): Promise<Made> => {
  const [id, code] = [deps.newId(), newDocumentCode()]
  const signature = document.delivery === 'print' ? null : found
  const pdf = await deps.lanes.papers(() =>
    compose(deps, source, { id, code, now, document, signature, head }),
  )
  const { record_id: recordId, specialist_id: specialistId, customer_id: customerId } = source.row
  const sealedRow = { id, customer_id: customerId }
  const fileKey = `prescriptions/${id}`
  const sealed = await deps.vault.seal(deps.db, fileCell(sealedRow), pdf.toString('base64'))
  await deps.storage.put(fileKey, sealed, 'application/octet-stream')
  const { kind, legalClass, controlledList, validUntil, delivery, items, prescriptionIds } = document
  return {
    pdf,
    row: {
      ...{ id, recordId, specialistId, customerId, code, fileKey, now },
      ...{ kind, legalClass, controlledList, validUntil, delivery, prescriptionIds },
      fileHash: createHash('sha256').update(pdf).digest(),
      signature: signature?.level ?? 'none',
      itemsSealed: await deps.vault.seal(deps.db, itemsCell(sealedRow), items),
      overrideSealed: await sealOverride(deps, sealedRow, document, reasons),
    },
  }
}

type Call = CallOf<typeof endpoint>

/** Refuses if a prescription changed while the PDFs were created. @throws AppError `stale_version` */
const refuseChanged = async (tx: Tx, { row }: Source): Promise<void> => {
  const versions = await findVersions(tx, row.record_id)
  const made = row.prescriptions.map(({ id, version }) => `${id} ${version}`)
  if (versions.join() !== made.join()) throw new AppError('stale_version')
}

/** Writes rows, access log and the patient's notification together. A file without its row belongs to nobody. */
const keep = async (deps: Deps, tx: Tx, call: Call, source: Source, rows: readonly NewDocument[]) => {
  const { record_id: recordId, customer_id: customerId, user_id: userId } = source.row
  const now = rows[0]?.now ?? deps.clock.now()
  // A parallel call waits here, and replaces the documents of this one.
  await lockRecord(tx, recordId)
  if (rows.some(({ kind }) => kind === 'prescription')) {
    await refuseChanged(tx, source)
    await replacePrescriptions(tx, recordId, now)
  }
  await insertDocuments(tx, rows)
  await logAccess(
    tx,
    { actor: call.actor, client: call.client, now },
    rows.flatMap(({ id, overrideSealed }) => {
      const access = { customerId, object: 'document', objectId: id, basis: 'author' } as const
      const created = { ...access, action: 'create' as const }
      return overrideSealed === null ? [created] : [created, { ...access, action: 'override' as const }]
    }),
  )
  const given = rows.find(({ delivery }) => delivery === 'electronic')
  if (!given) return
  await notify(deps, tx, {
    userId,
    kind: 'document_ready',
    dedupeKey: `document:${given.id}`,
    data: { documentId: given.id, specialistId: source.row.specialist_id },
  })
}

/** Creates the PDFs of the own record's current content, and delivers those that may be delivered. */
export const createDocument: UseCase<typeof endpoint> = async (deps, call) => {
  const { actor, body } = call
  const now = deps.clock.now()
  const source = await loadSource(deps, deps.db, actor, body.record_id)
  const drafts = documentsOf(source, body, now)
  const showsCid = 'cid_consent' in body && body.cid_consent
  const errors = missingFields(source, drafts, showsCid)
  if (errors.length > 0) throw new AppError('document_incomplete', { errors })
  const reasons = await requireReasons(deps, call, source)
  const found = await signatureFor(deps, source, now)
  const head = await loadLetterhead(deps, deps.db, actor.specialistId)
  const making = { found, head, reasons, now }
  const made = await Promise.all(drafts.map((document) => make(deps, source, document, making)))
  const rows = made.map(({ row }) => row)
  const documents = await inTransaction(deps.db, async (tx) => {
    await keep(deps, tx, call, source, rows)
    const stored = await findDocumentsById(
      tx,
      rows.map(({ id }) => id),
    )
    return toDocuments(deps, tx, stored)
  })
  const [first] = documents
  if (!first) throw notFound()
  return { ...first, documents }
}
