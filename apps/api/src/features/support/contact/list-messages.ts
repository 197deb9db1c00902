import { contactMessage, type listContactMessages as endpoint } from '@emma/contracts/support/contact'
import * as z from 'zod/mini'
import type { UseCase } from '../../../http/mount.ts'
import { countMessages, findMessages, type MessageRow } from './contact.repo.ts'
import { type Content, openContent, subjectOf } from './content.ts'

const stateOf = ({ sent_at, failed_at, started_at }: MessageRow) => {
  if (sent_at) return 'sent'
  if (failed_at) return 'failed'
  return started_at ? 'sending' : 'waiting'
}

const present = (row: MessageRow, content: Content) =>
  z.parse(contactMessage, {
    id: row.id,
    subject: row.subject,
    ...content,
    error_id: row.error_id,
    language: row.language,
    state: stateOf(row),
    created_at: row.created_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
  })

export const listMessages: UseCase<typeof endpoint> = async (deps, { query: { page, pageSize } }) => {
  const { db, vault } = deps
  const [rows, total] = await Promise.all([
    findMessages(db, { limit: pageSize, offset: (page - 1) * pageSize }),
    countMessages(db),
  ])
  await vault.warm(db, rows.map(subjectOf))
  const data = await Promise.all(rows.map(async (row) => present(row, await openContent(deps, db, row))))
  return { data, meta: { page, pageSize, total } }
}
