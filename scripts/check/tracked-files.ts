import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from '../run/settings.ts'

const run = promisify(execFile)

/** Every file of the repository, including new ones, by its path from the root. */
export async function trackedFiles(): Promise<readonly string[]> {
  const { stdout } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    maxBuffer: 2 ** 26,
  })
  return stdout.split('\n').filter(Boolean)
}
