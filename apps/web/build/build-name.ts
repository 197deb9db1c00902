import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const SHORT = 7
const git = new URL('../../../.git/', import.meta.url)
/** The file's text, or nothing if it does not exist. */
const read = (path: string): Promise<string> =>
  readFile(fileURLToPath(new URL(path, git)), 'utf8').catch(() => '')

const commitOf = async (ref: string): Promise<string> => {
  const loose = (await read(ref)).trim()
  if (loose) return loose
  const packed = await read('packed-refs')
  return (
    packed
      .split('\n')
      .find((line) => line.endsWith(` ${ref}`))
      ?.split(' ')[0] ?? ''
  )
}

/** Branch and commit of the sources, such as `main@1a2b3c4`; `local` without a git history. */
export async function buildName(): Promise<string> {
  const head = (await read('HEAD')).trim()
  const [, ref] = /^ref: (\S+)$/.exec(head) ?? []
  const commit = ref ? await commitOf(ref) : head
  const branch = ref?.replace(/^refs\/heads\//, '') ?? 'detached'
  return commit ? `${branch}@${commit.slice(0, SHORT)}` : 'local'
}
