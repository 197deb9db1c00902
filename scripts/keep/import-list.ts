import { resolve } from 'node:path'
import { type Imported, ImportFault } from '../../apps/api/db/imports/index.ts'
import type { Deps } from '../../apps/api/src/deps.ts'
import { Failure, say } from '../run/failure.ts'
import { phrases } from '../run/phrases.ts'
import { withDeps } from './with-deps.ts'

type Import = (deps: Deps, path: string, report: (done: number, total: number) => void) => Promise<Imported>

/** Every ten percent: for terminals and logs alike. */
const reporter = () => {
  let reported = 0
  return (done: number, total: number): void => {
    const tenth = Math.floor((done * 10) / total)
    if (tenth === reported) return
    reported = tenth
    say(phrases.imported(done, total))
  }
}

/** 42P01: the database exists, but is empty. */
const isUndefinedTable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '42P01'

/** Updates a list from an official file or folder, the command's argument. */
export async function importList(run: Import, usage: string): Promise<void> {
  const given = process.argv[2]
  if (given === undefined) {
    process.stderr.write(`${usage}\n`)
    process.exitCode = 1
    return
  }
  await withDeps(async (deps) => {
    try {
      say(phrases.importDone(await run(deps, resolve(given), reporter())))
      return true
    } catch (error) {
      if (error instanceof ImportFault) throw new Failure(phrases.importFault(error))
      if (isUndefinedTable(error)) throw new Failure(phrases.importEarly)
      throw error
    }
  })
}
