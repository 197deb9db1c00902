import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { root } from '../run/settings.ts'
import { buildWebIfChanged } from '../run/web-build.ts'
import { fillFolder } from './fill-folder.ts'
import { describeParts } from './sbom.ts'
import { runTool } from './tools.ts'

const versionOf = async (): Promise<string> =>
  JSON.parse(await readFile(join(root, 'package.json'), 'utf8')).version

const git = async (...args: readonly string[]): Promise<string> => (await runTool('git', args, root)).trim()

/** The version with its commit, and whether there are later changes; sources without history have no commit. */
const buildOf = async (version: string): Promise<string> => {
  const commit = await git('rev-parse', '--short=7', 'HEAD').catch(() => undefined)
  if (commit === undefined) return version
  return `${version}+${commit}${(await git('status', '--porcelain')) === '' ? '' : '.changed'}`
}

/** The commit's time, so that the same sources give the same archive on any day. */
const timeOf = (): Promise<string> => git('log', '-1', '--format=%cI').catch(() => '2026-01-01T00:00:00Z')

const hashOf = async (file: string): Promise<string> => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

const pack = async (folder: string, name: string, archive: string, time: string): Promise<void> => {
  const steady = [
    '--sort=name',
    `--mtime=${time}`,
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--mode=go-w',
  ]
  // Without gzip's time and file name.
  await runTool('tar', [...steady, '--use-compress-program=gzip -n -6', '-cf', archive, name], folder)
}

/**
 * Creates `emma-VERSION-linux-ARCH.tar.gz` of these sources: Node, the program with its run-time packages, the built
 * web app, and a bill of materials (`sbom.cdx.json`, CycloneDX); and its SHA-256 beside it.
 * @returns the archive's path
 */
export const makeRelease = async (target: string): Promise<string> => {
  const { arch } = process
  const version = await versionOf()
  const name = `emma-${version}-linux-${arch}`
  const folder = await mkdtemp(join(tmpdir(), 'emma-release-'))
  const time = await timeOf()
  try {
    await buildWebIfChanged()
    await mkdir(join(folder, name))
    await fillFolder(join(folder, name), { build: await buildOf(version), arch })
    await writeFile(join(folder, name, 'sbom.cdx.json'), await describeParts(join(folder, name, 'app'), time))
    const archive = join(target, `${name}.tar.gz`)
    await pack(folder, name, archive, time)
    await writeFile(`${archive}.sha256`, `${await hashOf(archive)}  ${name}.tar.gz\n`)
    return archive
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
