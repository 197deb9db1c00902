import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { type FileSecret, openStream } from '../../crypto/sealed-file.ts'
import type { Deps } from '../../deps.ts'
import type { SavedSealed } from '../../files/index.ts'
import { openSecret } from './exams.present.ts'
import { type ExamRow, findExamsOfSize, type Patient } from './exams.repo.ts'

/** Undefined if there is no such file, or it is damaged: then it is not known to be the same as another. */
const digestOf = async (
  { storage, log }: Deps,
  { key, secret }: { key: string; secret: FileSecret },
): Promise<string | undefined> => {
  const sealed = await storage.find(key)
  if (!sealed) return undefined
  const hash = createHash('sha256')
  try {
    await pipeline(openStream(sealed, secret), hash)
  } catch (err) {
    log.warn({ err, key }, 'an exam could not be compared')
    return undefined
  }
  return hash.digest('hex')
}

/** The patient's newest exam with the same file. Only files of the same type and size are opened. */
export const findSameExam = async (
  deps: Deps,
  patient: Patient,
  saved: SavedSealed,
): Promise<ExamRow | undefined> => {
  const rows = await findExamsOfSize(deps.db, patient, saved)
  if (rows.length === 0) return undefined
  const digest = await digestOf(deps, saved)
  for (const row of rows) {
    const secret = await openSecret(deps.vault, deps.db, row)
    if ((await digestOf(deps, { key: row.file_key, secret })) === digest) return row
  }
  return undefined
}
