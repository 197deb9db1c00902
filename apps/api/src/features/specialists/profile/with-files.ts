import type { Deps } from '../../../deps.ts'
import { avatarPath, dropFile, type SavedDocument, saveAvatar, saveDocument } from '../../../files/index.ts'
import { AppError } from '../../../http/app-error.ts'
import type { UploadedFile } from '../../../http/multipart.ts'

/** Bytes. A document may be larger than a picture, and both come in one call. */
const AVATAR_MAX_BYTES = 5 * 1024 * 1024

/** The stored files of a call. */
export interface SavedFiles {
  readonly avatarKey: string | undefined
  readonly document: SavedDocument | undefined
}

const savePicture = async (deps: Deps, file: UploadedFile | undefined): Promise<string | undefined> => {
  if (!file) return undefined
  if (file.content.length > AVATAR_MAX_BYTES) throw new AppError('payload_too_large')
  return saveAvatar(deps, { field: 'avatar', file })
}

/** Stores a call's files for rows that `write` creates; without the rows the files are deleted. */
export const withFiles = async <T>(
  deps: Deps,
  files: Readonly<Record<string, UploadedFile>>,
  write: (saved: SavedFiles) => Promise<T>,
): Promise<T> => {
  const avatarKey = await savePicture(deps, files.avatar)
  const kept: string[] = avatarKey === undefined ? [] : [avatarPath(avatarKey)]
  try {
    const document = files.document && (await saveDocument(deps, { field: 'document', file: files.document }))
    if (document) kept.push(document.key)
    return await write({ avatarKey, document })
  } catch (error) {
    for (const key of kept) await dropFile(deps, key)
    throw error
  }
}
