import { resolve } from 'node:path'
import { BackupError } from '../../apps/api/src/db/backup/index.ts'
import { Failure } from '../run/failure.ts'
import { backupFaults } from '../run/phrases.ts'

/** A command's folder argument; without one, prints how to use the command. */
export function folderArgument(usage: string): string | undefined {
  const given = process.argv[2]
  if (given !== undefined) return resolve(given)
  process.stderr.write(`${usage}\n`)
  process.exitCode = 1
  return undefined
}

/** Turns a failed backup or restore into a sentence for the user. */
export async function explained<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof BackupError) throw new Failure(backupFaults[error.code](error.subject))
    throw error
  }
}
