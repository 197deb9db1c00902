import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from '../run/settings.ts'

export interface Changes {
  /** The commit that the working tree is compared with. */
  readonly base: string
  /** Paths from the root of files that still exist. */
  readonly files: readonly string[]
}

/** A branch's changes since it left main, and uncommitted ones; on main itself, since the last commit. */
export async function readChanges(): Promise<Changes> {
  const base = await baseCommit()
  const [changed, untracked] = await Promise.all([
    lines('diff', '--name-only', '--diff-filter=d', base),
    lines('ls-files', '--others', '--exclude-standard'),
  ])
  return { base, files: [...new Set([...changed, ...untracked])].sort() }
}

async function baseCommit(): Promise<string> {
  const [head = ''] = await lines('rev-parse', 'HEAD')
  for (const main of ['origin/main', 'main']) {
    const [base] = await lines('merge-base', 'HEAD', main).catch(() => [])
    if (base && base !== head) return base.slice(0, 12)
  }
  const isClean = (await lines('status', '--porcelain')).length === 0
  return isClean ? 'HEAD~1' : 'HEAD'
}

async function lines(...args: string[]): Promise<string[]> {
  const { stdout } = await promisify(execFile)('git', args, { cwd: root, maxBuffer: 64 * 1024 ** 2 })
  return stdout.split('\n').filter(Boolean)
}
