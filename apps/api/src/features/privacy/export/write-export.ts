import { Readable } from 'node:stream'
import { fill } from '@emma/phrases/fill'
import privacy from '@emma/phrases/privacy'
import type { ZipArchive as Zip } from 'archiver'
import * as z from 'zod/mini'
import { fileSecret, openStream } from '../../../crypto/sealed-file.ts'
import { formatMoment } from '../../../dates.ts'
import type { Deps } from '../../../deps.ts'
import { avatarPath } from '../../../files/index.ts'
import { findDocumentFiles, findSealedFiles, pathInCopy } from './export-files.repo.ts'
import { type ExportPart, findOwner, type Owner, type PartRow, readPart } from './export-part.repo.ts'
import { exportParts } from './export-parts.ts'

const ROWS_AT_ONCE = 200

/** A row of the export: sealed columns opened, under their names. */
const openRow = async ({ vault, db }: Deps, owner: Owner, part: ExportPart, row: PartRow) => {
  const opened: Record<string, unknown> = {}
  for (const [name, column] of Object.entries(part.sealed ?? {})) {
    const sealed = row[`sealed_${name}`]
    if (!sealed) continue
    const cell = { subjectId: owner.customerId, column, rowId: row.row_id }
    opened[name] = await vault.open(db, cell, sealed)
  }
  return { ...row.data, ...opened }
}

/** A JSON array, some rows in memory at a time. */
async function* jsonOf(deps: Deps, owner: Owner, part: ExportPart): AsyncGenerator<string> {
  yield '['
  let after = ''
  for (;;) {
    const rows = await readPart(deps.db, part, owner, { after, limit: ROWS_AT_ONCE })
    for (const row of rows) {
      yield `${after === '' ? '\n' : ',\n'}${JSON.stringify(await openRow(deps, owner, part, row), null, 2)}`
      after = row.key
    }
    if (rows.length < ROWS_AT_ONCE) break
  }
  yield '\n]\n'
}

/** A document's PDF, sealed in the storage. */
async function* pdfOf(
  deps: Deps,
  owner: Owner,
  file: { id: string; file_key: string },
): AsyncGenerator<Buffer> {
  const chunks = await (await deps.storage.get(file.file_key)).toArray()
  const cell = { subjectId: owner.customerId, column: 'prescription_documents.file_key', rowId: file.id }
  const opened = await deps.vault.open(deps.db, cell, Buffer.concat(chunks))
  yield Buffer.from(z.parse(z.string(), opened), 'base64')
}

type SealedFile = Awaited<ReturnType<typeof findSealedFiles>>[number]

/** A stored file sealed with its own key, decrypted; empty if it was deleted since. */
async function* openedFile(
  { db, storage, vault }: Deps,
  { customerId }: Owner,
  file: SealedFile,
): AsyncGenerator<Buffer> {
  const sealed = await storage.find(file.file_key)
  const cell = { subjectId: customerId, column: `${file.table}.file_secret_sealed`, rowId: file.id }
  if (sealed)
    yield* openStream(sealed, z.parse(fileSecret, await vault.open(db, cell, file.file_secret_sealed)))
}

const readmeOf = (now: Date, timeZone: string): string =>
  fill(`${privacy.copy.readme.join('\n')}\n`, { moment: formatMoment(now, timeZone) })

/**
 * Everything of one patient as a ZIP. Entries are read only in their turn, so that memory stays flat; `tell` gets the
 * percentage after each.
 * @throws Error if there is no such patient
 */
export const writeExport = async (
  deps: Deps,
  customerId: string,
  report: (percent: number) => void,
): Promise<Zip> => {
  const owner = await findOwner(deps.db, customerId)
  if (!owner) throw new Error('There is nobody to export')
  const files = await findDocumentFiles(deps.db, customerId)
  const avatar = owner.avatar_key && (await deps.storage.find(avatarPath(owner.avatar_key)))
  const { ZipArchive } = await import('archiver')
  const zip = new ZipArchive({ zlib: { level: 6 } })
  const sealed = await findSealedFiles(deps.db, customerId)
  const total = exportParts.length + files.length + sealed.length + 1
  let done = 0
  zip.on('entry', () => {
    done += 1
    report(Math.min(99, Math.floor((done * 100) / total)))
  })
  const date = deps.clock.now()
  const add = (name: string, content: Readable | string) => {
    // The archive ignores a failing source: it would wait for its rest.
    if (typeof content !== 'string') content.once('error', (error) => zip.destroy(error))
    zip.append(content, { name, date })
  }
  add('LEIA-ME.txt', readmeOf(date, owner.time_zone))
  for (const part of exportParts) add(`${part.name}.json`, Readable.from(jsonOf(deps, owner, part)))
  for (const file of files) add(`documents/${file.code}.pdf`, Readable.from(pdfOf(deps, owner, file)))
  for (const file of sealed) add(pathInCopy(file), Readable.from(openedFile(deps, owner, file)))
  if (avatar) add('avatar.webp', avatar)
  // An error destroys the archive, and reaches its reader.
  zip.finalize().catch(() => {})
  return zip
}
