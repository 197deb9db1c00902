import { expect, test } from 'vitest'
import { cycleFindings } from './feature-cycles.ts'
import { parseSource } from './source.ts'

const area = 'apps/api/src/features'

async function found(files: Readonly<Record<string, string>>) {
  const sources = Object.entries(files).map(([path, text]) => parseSource(`${area}/${path}`, text))
  return cycleFindings(area, await Promise.all(sources)).map(({ text }) => text)
}

test.each([
  ["import { b } from '../b/index.ts'"],
  ["import type { B } from '../b/index.ts'"],
  ["export * from '../b/index.ts'"],
  ["export { b } from '../b/index.ts'"],
  ["const load = () => import('../b/index.ts')"],
  ["let later: import('../b/index.ts').B"],
])('two features need each other: %s', async (text) => {
  expect(await found({ 'a/one.ts': `\n${text}`, 'b/index.ts': "import { a } from '../a/one.ts'" })).toEqual([
    `${area}: a -> b -> a
  ${area}/a/one.ts:2 imports ${area}/b/index.ts
  ${area}/b/index.ts:1 imports ${area}/a/one.ts`,
  ])
})

test('a longer way round is one cycle', async () => {
  const problems = await found({
    'a/x/deep.ts': "import '../../b/index.ts'",
    'b/index.ts': "import '../c/index.ts'",
    'c/index.ts': "import '../a/index.ts'",
    'd/index.ts': "import '../a/index.ts'",
  })
  expect(problems.map((problem) => problem.split('\n')[0])).toEqual([`${area}: a -> b -> c -> a`])
})

test('one direction, a feature itself, libraries and the list of all features are no cycle', async () => {
  expect(
    await found({
      'a/one.ts': "import '../b/index.ts'\nimport './two.ts'\nimport 'zod'\nimport '../all.ts'",
      'b/index.ts': "import '../../http/a.ts'",
      'all.ts': "import './a/one.ts'\nimport './b/index.ts'",
    }),
  ).toEqual([])
})
