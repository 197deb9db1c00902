import { copyFiles } from '../../apps/api/src/files/copy-files.ts'
import { openStorage } from '../../apps/api/src/providers/storage/storage.ts'
import { say } from '../run/failure.ts'
import { phrases } from '../run/phrases.ts'
import { withDeps } from './with-deps.ts'

const places = ['disk', 's3'] as const
const target = places.find((place) => place === process.argv[2])
const source = places.find((place) => place !== target)

if (target === undefined || source === undefined) {
  process.stderr.write(`${phrases.moveFilesUsage}\n`)
  process.exitCode = 1
} else {
  await withDeps(async ({ config }) => {
    const done = await copyFiles(openStorage(source, config), openStorage(target, config))
    say(phrases.filesMoved(done, target))
    return true
  })
}
