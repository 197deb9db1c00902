import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '../src')

/** What a file asks of its stylesheets that they do not have: it would be drawn without a word. */
const missingIn = (file: string): string[] => {
  const code = readFileSync(file, 'utf8')
  const sheets = [...code.matchAll(/^import (\w+) from '([^']+\.module\.css)'/gm)]
  return sheets.flatMap(([statement, name, path = '']) => {
    const sheet = readFileSync(join(dirname(file), path), 'utf8')
    const known = new Set([...sheet.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, named]) => named))
    const asked = code.replace(statement, '').matchAll(new RegExp(`(?<![\\w.'/])${name}\\.(\\w+)`, 'g'))
    return [...asked].flatMap(([whole, named]) =>
      known.has(named) ? [] : [`${file.slice(source.length)}: ${whole}`],
    )
  })
}

test('each class that a part of a screen asks for is in its stylesheet', () => {
  const files = globSync('**/*.tsx', { cwd: source }).map((file) => join(source, file))
  expect(files.flatMap(missingIn)).toEqual([])
})
