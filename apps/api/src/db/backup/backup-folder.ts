import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

const manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Name and hash of every migration applied to the data. */
  migrations: z.record(z.string(), z.string()),
  /** Rows per table. */
  tables: z.record(z.string(), z.int()),
  sequences: z.record(z.string(), z.string()),
})

/** The content of a backup. It is written last: a folder without it is an incomplete backup. */
export type Manifest = z.output<typeof manifest>

export type BackupFault = 'not_empty' | 'not_whole' | 'other_release' | 'no_right'

/** Why nothing was backed up or restored; `subject` is the folder or the database. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
  readonly code: BackupFault
  readonly subject: string
  constructor(code: BackupFault, subject: string, options?: ErrorOptions) {
    super(`${code}: ${subject}`, options)
    this.code = code
    this.subject = subject
  }
}

/** Paths of a backup's parts. */
export const partsOf = (folder: string) => ({
  manifest: join(folder, 'manifest.json'),
  tables: join(folder, 'tables'),
  tableFile: (table: string) => join(folder, 'tables', `${table.replaceAll('"', '')}.jsonl.gz`),
  files: join(folder, 'files'),
})

/** Creates a folder readable only by its owner, or uses an empty one. @throws BackupError `not_empty` */
export const takeEmptyFolder = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0) throw new BackupError('not_empty', folder)
}

export const writeManifest = (folder: string, content: Manifest): Promise<void> =>
  writeFile(partsOf(folder).manifest, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 })

/** @throws BackupError `not_whole` */
export const readManifest = async (folder: string): Promise<Manifest> => {
  try {
    return z.parse(manifest, JSON.parse(await readFile(partsOf(folder).manifest, 'utf8')))
  } catch (cause) {
    throw new BackupError('not_whole', folder, { cause })
  }
}
