import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { screenDocuments } from './screen-documents.ts'

const page = '<!doctype html><head><title>Emma</title></head><body></body>'

const build = async (screens?: readonly { route: string; files: readonly string[] }[]) => {
  const root = await mkdtemp(join(tmpdir(), 'emma-screens-'))
  await writeFile(join(root, 'index.html'), page)
  await mkdir(join(root, '.vite'))
  if (screens) await writeFile(join(root, '.vite/screens.json'), JSON.stringify(screens))
  const documentOf = await screenDocuments(root)
  return {
    documentOf: (path: string) => documentOf(path).document.toString(),
    statusOf: (path: string) => documentOf(path).status,
  }
}

test('a screen’s document names the files of that screen, with its parameters given or left out', async () => {
  const { documentOf, statusOf } = await build([
    { route: '/customer', files: ['assets/home-1.js', 'assets/home-1.css'] },
    { route: '/customer/calls/{-$id}', files: ['assets/call-1.js'] },
    { route: '/specialist/prontuario-medico/$schedule_id/$record_id', files: ['assets/record-1.js'] },
    { route: '/specialist/agora.io', files: ['assets/agora-1.js'] },
  ])
  const links = (path: string) =>
    [...documentOf(path).matchAll(/<link [^>]*href="([^"]*)">/g)].map(([, to]) => to)
  expect(links('/customer')).toEqual(['/assets/home-1.js', '/assets/home-1.css'])
  expect(documentOf('/customer/')).toContain(
    '<link rel="preload" as="style" crossorigin href="/assets/home-1.css">',
  )
  for (const path of ['/customer/calls', '/customer/calls/7'])
    expect(links(path)).toEqual(['/assets/call-1.js'])
  expect(links('/specialist/prontuario-medico/1/2')).toEqual(['/assets/record-1.js'])
  expect(links('/specialist/agora.io')).toEqual(['/assets/agora-1.js'])
  expect(statusOf('/customer/calls/7')).toBe(200)
  for (const path of ['/customer/agenda', '/customer/calls/7/8', '/specialist/agoraXio'])
    expect([path, statusOf(path), documentOf(path)]).toEqual([path, 404, page])
})

test('a build without the list has one document for all', async () => {
  const { documentOf, statusOf } = await build()
  expect([statusOf('/customer'), documentOf('/customer')]).toEqual([200, page])
})
