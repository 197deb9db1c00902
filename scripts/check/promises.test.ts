import { expect, test } from 'vitest'
import { brokenPromises } from './promises.ts'

const read = (path: string): string | undefined =>
  path === 'a.test.ts' ? "test('the price that\\'s shown is charged', () => {})" : undefined

test('a promise names its tests, or says that it is not shown yet', async () => {
  const page = `# Promises\n\n## First\n\n- \`a.test.ts\`: the price that's shown is charged\n\n## Second\n\nNot shown yet.\n`
  expect(await brokenPromises(page, read)).toEqual([])
  expect(await brokenPromises('## Third\n\nSome words.\n', read)).toHaveLength(1)
})

test.each([
  ['that is gone', '- `b.test.ts`: the price', 'b.test.ts is gone'],
  ['that was renamed', '- `a.test.ts`: the price that is shown', 'a.test.ts has no test'],
  ['in another form', '- a.test.ts the price', 'write a test as'],
])('a test %s is found', async (_name, line, problem) => {
  const [found = ''] = await brokenPromises(`## First\n\n${line}\n`, read)
  expect(found).toContain(problem)
})
