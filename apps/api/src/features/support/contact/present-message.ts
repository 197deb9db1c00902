import { contactMessage } from '@emma/contracts/support/contact'
import * as z from 'zod/mini'
import type { MessageRow } from './contact.repo.ts'
import type { Content } from './content.ts'

const stateOf = ({ sent_at, failed_at, started_at }: MessageRow) => {
  if (sent_at) return 'sent'
  if (failed_at) return 'failed'
  return started_at ? 'sending' : 'waiting'
}

export const presentMessage = (row: MessageRow, content: Content) =>
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
