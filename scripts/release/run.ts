import { mkdir } from 'node:fs/promises'
import { folderArgument } from '../keep/folder-argument.ts'
import { explain, say } from '../run/failure.ts'
import { phrases } from '../run/phrases.ts'
import { makeRelease } from './release.ts'

const folder = folderArgument(phrases.releaseUsage)
if (folder !== undefined) {
  try {
    await mkdir(folder, { recursive: true })
    say(await makeRelease(folder))
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`)
    process.exitCode = 1
  }
}
