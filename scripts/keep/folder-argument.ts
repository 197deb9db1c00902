import { resolve } from 'node:path'
import { BackupError } from '../../apps/api/src/db/backup/index.ts'
import { Failure } from '../run/failure.ts'
import { backupFaults } from '../run/phrases.ts'

/** The folder that a command was given; without one, how the command is used. */
export function folderArgument(usage: string): string | undefined {
  const given = process.argv[2]
  if (given !== undefined) return resolve(given)
  process.stderr.write(`${usage}\n`)
  process.exitCode = 1
  return undefined
}

/** Why there is no backup, or nothing was restored, as a sentence. */
export async function explained<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof BackupError) throw new Failure(backupFaults[error.code](error.subject))
    throw error
  }
}
