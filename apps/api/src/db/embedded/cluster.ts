import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { access, chown, mkdir, readFile, rename, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Binaries } from './binaries.ts'
import type { Identity } from './identity.ts'
import { fromFileSystem, hasErrorCode, LaunchError } from './launch-error.ts'
import type { Durability } from './settings.ts'

export const role = 'emma'
const majorVersion = '18'
const passwordFile = 'emma.password'
/** Space for an empty cluster and the demo; with less, the disk would fill up during writes. */
const spaceNeeded = 128 * 1024 ** 2

/**
 * PostgreSQL's path of its own folder. Entering by the working directory instead of by path lets an unprivileged user
 * work in a folder whose parents are closed to it (DATA_DIR under /root).
 */
export const clusterByWorkingDirectory = '/proc/self/cwd'

/** Whether there is a cluster; a damaged one or one of another version is refused, never overwritten. */
export async function findCluster(clusterDir: string): Promise<boolean> {
  if (!(await exists(clusterDir))) return false
  const version = await readFile(join(clusterDir, 'PG_VERSION'), 'utf8').catch(() => undefined)
  if (version === undefined) throw new LaunchError('data_dir_broken', clusterDir)
  if (version.trim() !== majorVersion) throw new LaunchError('data_dir_other_version', version.trim())
  for (const needed of ['global/pg_control', passwordFile])
    if (!(await exists(join(clusterDir, needed)))) throw new LaunchError('data_dir_broken', clusterDir)
  return true
}

export async function readPassword(clusterDir: string): Promise<string> {
  return (await readFile(join(clusterDir, passwordFile), 'utf8')).trim()
}

/**
 * Creates the cluster beside its final place and moves it there when complete, so that an interrupted start leaves no
 * partial cluster.
 */
export async function createCluster(options: {
  clusterDir: string
  binaries: Binaries
  identity: Identity | undefined
  durability: Durability
}): Promise<void> {
  const { clusterDir, binaries, identity, durability } = options
  const half = `${clusterDir}.new`
  const password = join(half, '..', passwordFile)
  try {
    await rm(half, { recursive: true, force: true })
    const { bavail, bsize } = await statfs(join(clusterDir, '..'))
    if (bavail * bsize < spaceNeeded) throw new LaunchError('disk_full', clusterDir)
    await mkdir(half, { mode: 0o700 })
    await writeFile(password, randomBytes(24).toString('base64url'), { mode: 0o600 })
    for (const path of identity ? [half, password] : [])
      await chown(path, identity?.uid ?? 0, identity?.gid ?? 0)
    const args = initArguments(durability)
    await initialize(binaries.initdb, args, { ...identity, cwd: half })
    await rename(password, join(half, passwordFile))
    await rename(half, clusterDir)
  } catch (error) {
    await rm(half, { recursive: true, force: true })
    await rm(password, { force: true })
    throw fromFileSystem(error, clusterDir)
  }
}

function initArguments(durability: Durability): string[] {
  return [
    `--pgdata=${clusterByWorkingDirectory}`,
    `--username=${role}`,
    `--pwfile=${clusterByWorkingDirectory}/../${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(durability === 'off' ? ['--no-sync'] : []),
  ]
}

/** With the operating system's C.UTF-8 if available (trigrams of accented words need it), else plain C. */
async function initialize(
  initdb: string,
  args: string[],
  where: Partial<Identity> & { cwd: string },
): Promise<void> {
  const run = (locale: string) => promisify(execFile)(initdb, [...args, `--locale=${locale}`], where)
  try {
    await run('C.UTF-8').catch((error: unknown) => {
      if (!String(error).includes('invalid locale')) throw error
      return run('C')
    })
  } catch (error) {
    if (String(error).includes('No space left on device'))
      throw new LaunchError('disk_full', where.cwd, { cause: error })
    throw new LaunchError('database_did_not_start', 'initdb', { cause: error })
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    (error: unknown) => {
      if (hasErrorCode(error, 'ENOENT', 'ENOTDIR')) return false
      throw fromFileSystem(error, path)
    },
  )
}
