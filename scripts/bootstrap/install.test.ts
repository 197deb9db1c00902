import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepingUntilReplaced, takeUpWhatWasKept } from './install.mjs'

let home: string
let folder: string
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'emma-install-'))
  folder = join(home, 'node_modules')
  await mkdir(folder)
  await writeFile(join(folder, 'before'), '')
})
afterEach(() => rm(home, { recursive: true }))

/** Like `npm ci`: nothing old stays. */
const installing = (code: number) => async () => {
  expect(existsSync(folder)).toBe(false)
  await mkdir(folder)
  await writeFile(join(folder, 'after'), '')
  return code
}

test('an install that fails leaves what was installed', async () => {
  expect(await keepingUntilReplaced(folder, installing(1))).toBe(1)
  expect(await readdir(folder)).toEqual(['before'])
  expect(await readdir(home)).toEqual(['node_modules'])
})

test('an install that works replaces it', async () => {
  expect(await keepingUntilReplaced(folder, installing(0))).toBe(0)
  expect(await readdir(folder)).toEqual(['after'])
  expect(await readdir(home)).toEqual(['node_modules'])
})

test('what an install put aside before it was killed is found again', async () => {
  const killed = keepingUntilReplaced(folder, () => Promise.reject(new Error('killed')))
  await expect(killed).rejects.toThrow('killed')
  await takeUpWhatWasKept(folder)
  expect(await readdir(folder)).toEqual(['before'])
})

test('the first install has nothing to put aside', async () => {
  await rm(folder, { recursive: true })
  expect(await keepingUntilReplaced(folder, installing(0))).toBe(0)
  expect(await readdir(folder)).toEqual(['after'])
})
