import { mkdir } from 'node:fs/promises'
import { folderArgument } from '../keep/folder-argument.ts'
import { say } from '../run/failure.ts'
import { phrases } from '../run/phrases.ts'
import { packClient } from './pack.ts'

const folder = folderArgument(phrases.packClientUsage)
if (folder !== undefined) {
  await mkdir(folder, { recursive: true })
  say(await packClient(folder))
}
