import * as z from 'zod/mini'
import type { Deps } from '../../../deps.ts'
import type { FileAnswer } from '../../../http/send-answer.ts'
import { fileCell } from './documents.present.ts'
import type { DocumentRow } from './documents.repo.ts'

const names: ReadonlyMap<string, string> = new Map([
  ['certificate', 'atestado'],
  ['exam_request', 'pedido-de-exames'],
  ['referral', 'encaminhamento'],
  ['report', 'relatorio'],
])

/** A document's PDF, opened. */
export const fileOf = async (deps: Deps, row: DocumentRow): Promise<FileAnswer> => {
  const chunks = await (await deps.storage.get(row.file_key)).toArray()
  const opened = await deps.vault.open(deps.db, fileCell(row), Buffer.concat(chunks))
  const content = Buffer.from(z.parse(z.string(), opened), 'base64')
  const name = `${names.get(row.kind) ?? 'receita'}-${row.code}.pdf`
  return { content, type: 'application/pdf', name, inline: true }
}
