import { appendFile, chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runNpmCi } from './npm-ci.mjs'

let home: string
const told: string[] = []
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'emma-npm-'))
  told.length = 0
})
afterEach(() => rm(home, { recursive: true }))

/** A fake `npm` first in the path: records that it ran, then runs the given script. */
async function withNpm(script: string, silentFor: number) {
  await writeFile(join(home, 'npm'), `#!/bin/sh\necho run >> ${join(home, 'runs')}\n`)
  await appendFile(join(home, 'npm'), script)
  await chmod(join(home, 'npm'), 0o755)
  const env = { ...process.env, PATH: [home, process.env.PATH].join(delimiter) }
  return runNpmCi({ cwd: home, env, silentFor, tell: (line) => told.push(line) })
}

const runs = async () => (await readFile(join(home, 'runs'), 'utf8')).trim().split('\n').length

test('an install that says nothing any more is stopped and begun again', async () => {
  const hangsOnce = '[ $(wc -l < runs) -gt 1 ] || exec sleep 60\n'
  expect(await withNpm(hangsOnce, 1_500)).toBe(0)
  expect(await runs()).toBe(2)
  expect(told.join('')).toContain('tentando de novo')
})

test('one that never answers ends with an error instead of keeping everybody', async () => {
  expect(await withNpm('exec sleep 60\n', 200)).not.toBe(0)
  expect(await runs()).toBe(3)
})

test('one that goes on getting packages is left in peace, however long it takes', async () => {
  const slow = 'for i in $(seq 20); do echo "npm http fetch GET 200" >&2; sleep 0.1; done\n'
  expect(await withNpm(slow, 1_500)).toBe(0)
  expect(await runs()).toBe(1)
  expect(told).toEqual([])
})

test('one that fails says why, without what was fetched, and is not repeated', async () => {
  const fails = 'echo "npm http fetch GET 404" >&2; echo "npm error code E404" >&2; exit 3\n'
  expect(await withNpm(fails, 1_500)).toBe(3)
  expect(await runs()).toBe(1)
  expect(told).toEqual(['npm error code E404\n'])
})
