import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../run/settings.ts'
import type { Check } from './check.ts'

const page = 'docs/promises.md'
const notShownYet = 'Not shown yet.'
/** `- path/to/file.test.ts: the title of the test`, with the path in backticks. */
const testLine = /^- `(?<path>[^`]+)`: (?<title>.+)$/

/** The text of a file by its path from the root; undefined if it does not exist. */
type Read = (path: string) => string | undefined | Promise<string | undefined>

/** A title as in its test's source, where quotes may be escaped. */
const holds = (source: string, title: string): boolean =>
  source.replaceAll(/\\(['"`])/g, '$1').includes(title)

async function problemOf(line: string, read: Read): Promise<string[]> {
  const { path = '', title = '' } = testLine.exec(line)?.groups ?? {}
  if (path === '') return [`${page}: write a test as - \`file\`: title, not ${line}`]
  const source = await read(path)
  if (source === undefined) return [`${page}: ${path} is gone`]
  return holds(source, title) ? [] : [`${page}: ${path} has no test "${title}"`]
}

/** Tests that the page names but that do not exist, and promises without tests. */
export async function brokenPromises(text: string, read: Read): Promise<readonly string[]> {
  const problems: string[] = []
  for (const section of text.split(/^## /m).slice(1)) {
    const [promise = '', ...rest] = section.split('\n')
    const lines = rest.filter((line) => line.startsWith('- '))
    if (lines.length === 0 && !rest.includes(notShownYet)) {
      problems.push(`${page}: "${promise}" names no test; until there is one it says: ${notShownYet}`)
    }
    for (const line of lines) problems.push(...(await problemOf(line, read)))
  }
  return problems
}

export const promises: Check = {
  name: 'promises',
  run: async () => {
    const read: Read = (path) => readFile(join(root, path), 'utf8').catch(() => undefined)
    return (await brokenPromises((await read(page)) ?? '', read)).join('\n')
  },
}
