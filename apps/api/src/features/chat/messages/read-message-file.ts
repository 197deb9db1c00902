import type { readMessageFile as endpoint } from '@emma/contracts/chat'
import { openStream } from '../../../crypto/sealed-file.ts'
import { notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { participantOfAny } from '../participant.ts'
import { openContent, openFileSecret } from './message.present.ts'
import { findFile } from './messages.repo.ts'

/** A file is authorized by the row of its message. Always an attachment: nothing uploaded runs in our origin. */
export const readMessageFile: UseCase<typeof endpoint> = async (
  { db, vault, storage },
  { actor, params },
) => {
  const row = await findFile(db, participantOfAny(actor), params.id)
  if (!row) throw notFound()
  const owner = { customerId: row.customer_id, id: row.id }
  const { file: name = '' } = await openContent(vault, db, owner, row.content_sealed)
  const secret = await openFileSecret(vault, db, row)
  const sealed = await storage.find(row.file_key)
  // Erased with its account since the row was read.
  if (sealed === undefined) throw notFound()
  return { content: openStream(sealed, secret), type: row.file_type, name }
}
