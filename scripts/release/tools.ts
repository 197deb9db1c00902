import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { Failure } from '../run/failure.ts'
import { phrases } from '../run/phrases.ts'

const run = promisify(execFile)
const MOST = 64 * 1024 * 1024

/** Runs a program of the machine. @returns its output @throws Failure with its last words */
export const runTool = async (program: string, args: readonly string[], cwd: string): Promise<string> => {
  try {
    const { stdout } = await run(program, args, { cwd, maxBuffer: MOST })
    return stdout
  } catch (error) {
    const words = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
    throw new Failure(phrases.toolFailed(program, words.trim().slice(-500)))
  }
}
