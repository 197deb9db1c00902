import { NetworkError } from '@emma/contracts/kit'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeCaches } from '../../test/caches.fake.ts'
import { customer as patient, specialist } from '../../test/people.ts'
import { session } from '../api/api.ts'
import { queryClient } from '../api/query-client.ts'
import { forgetSeen } from './forget-seen.ts'
import { dropSeen, keepSeen, keptFiles, loadSeen, readSeen } from './last-seen.ts'

const DAY = 86_400_000
const NOW = Date.UTC(2026, 10, 23, 11)
const items = [{ id: '1', title: 'Hemograma', lines: ['23/11/2026'], file: 'exam-1' }]
const other = '018f0000-0000-7000-8000-000000000099'
const tokens = { accessToken: 'a', refreshToken: 'r' }
const pdf = () => Promise.resolve(new Blob(['exame'], { type: 'application/pdf' }))
const offline = () => Promise.reject(new NetworkError('offline'))

let caches: ReturnType<typeof fakeCaches>
beforeEach(() => {
  // As in a browser: one after the other, and deleting an earlier person's data.
  queryClient.clear()
  caches = fakeCaches()
  session.open({ ...tokens, userData: patient })
  return () => vi.unstubAllGlobals()
})

test('what a list showed is there without a connection, with its date, for thirty days', async () => {
  await keepSeen('exams', 'child', { at: NOW, items: [] })
  await keepSeen('exams', 'self', { at: NOW, items })
  expect(await readSeen('exams', NOW)).toEqual([
    { at: NOW, items },
    { at: NOW, items: [] },
  ])
  expect(await readSeen('agenda', NOW)).toEqual([])
  expect(await readSeen('exams', NOW + 30 * DAY)).toEqual([])
})

test('a file that was opened opens again without a connection; another failure is told', async () => {
  await loadSeen('exam-1', pdf)
  await expect.poll(keptFiles).toEqual(new Set(['exam-1']))
  const again = await loadSeen('exam-1', offline)
  expect([await again.text(), again.type]).toEqual(['exame', 'application/pdf'])
  await expect(loadSeen('exam-2', offline)).rejects.toThrow(NetworkError)
  await expect(loadSeen('exam-1', () => Promise.reject(new Error('410')))).rejects.toThrow('410')
  await dropSeen('exam-1')
  await expect(loadSeen('exam-1', offline)).rejects.toThrow(NetworkError)
})

test('only the eight files that were opened last are kept', async () => {
  for (let nth = 1; nth <= 9; nth += 1) {
    await loadSeen(`exam-${nth}`, pdf)
    await expect.poll(async () => (await keptFiles()).has(`exam-${nth}`)).toBe(true)
  }
  const names = await keptFiles()
  expect([names.size, names.has('exam-1'), names.has('exam-9')]).toEqual([8, false, true])
})

test('nothing stays of who signed out, or of another person', async () => {
  await keepSeen('exams', 'self', { at: NOW, items })
  session.open({ ...tokens, userData: { ...patient, id: other } })
  await expect.poll(() => caches.size).toBe(0)
  await keepSeen('exams', 'self', { at: NOW, items })
  expect(caches.size).toBe(1)
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }))
  await session.signOut()
  await expect.poll(() => caches.size).toBe(0)
  await keepSeen('exams', 'self', { at: NOW, items })
  expect([caches.size, await readSeen('exams', NOW)]).toEqual([0, []])
})

test('a page that opens after a session ended elsewhere leaves nothing of it', async () => {
  await keepSeen('exams', 'self', { at: NOW, items })
  await forgetSeen(patient.id)
  expect(caches.size).toBe(1)
  await forgetSeen(undefined)
  expect(caches.size).toBe(0)
})

test('papers of patients are not kept where a specialist opens them', async () => {
  session.open({ ...tokens, userData: specialist })
  await loadSeen('document-1', pdf)
  await keepSeen('documents', 'self', { at: NOW, items })
  expect(caches.size).toBe(0)
})
