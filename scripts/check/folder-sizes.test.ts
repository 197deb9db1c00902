import { expect, test } from 'vitest'
import { fullFolders } from './folder-sizes.ts'

const folderOf = (folder: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${folder}/${at}.ts`)

test('a folder holds at most 25 files, those of its subfolders apart', () => {
  expect(fullFolders([...folderOf('a', 25), ...folderOf('a/b', 25)])).toEqual([])
  expect(fullFolders([...folderOf('a', 26), ...folderOf('a/b', 25)])).toEqual([
    'a: 26 files, may have 25; divide it by what a person looks for',
  ])
})

test('the old migrations are exempt', () => {
  expect(fullFolders(folderOf('apps/api/db/migrations/before-baseline', 69))).toEqual([])
})
