import type { readPreparationFile as endpoint } from '@emma/contracts/preparations'
import { openStream } from '../../crypto/sealed-file.ts'
import { inTransaction } from '../../db/transaction.ts'
import { notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { openFileSecret, openName } from './preparations.present.ts'
import { findFiles } from './preparations.repo.ts'
import { logReading, requireReadable } from './require-preparation.ts'

/** A file is authorized by its appointment. Always an attachment: nothing uploaded runs in our origin. */
export const readPreparationFile: UseCase<typeof endpoint> = async (deps, { actor, client, params }) => {
  const { file, secret, name } = await inTransaction(deps.db, async (tx) => {
    const { row, basis } = await requireReadable(tx, actor, params.id)
    const found = (await findFiles(tx, row.id)).find(({ id }) => id === params.fileId)
    if (!found) throw notFound()
    await logReading(deps, tx, { actor, client }, row, basis)
    return {
      file: found,
      secret: await openFileSecret(deps, tx, found),
      name: await openName(deps, tx, found),
    }
  })
  const sealed = await deps.storage.find(file.file_key)
  // Removed since the row was read.
  if (sealed === undefined) throw notFound()
  return { content: openStream(sealed, secret), type: file.content_type, name }
}
