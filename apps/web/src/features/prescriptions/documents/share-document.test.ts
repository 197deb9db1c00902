import { beforeEach, expect, test, vi } from 'vitest'
import { shareDocument } from './share-document.ts'

const file = new File(['%PDF'], 'receita.pdf', { type: 'application/pdf' })
const shared = { title: 'Receita', link: 'https://emma.test/verificar/AAAA', file }

const writeText = vi.fn(async (_text: string) => {})
const browser = (can: object) => vi.stubGlobal('navigator', { clipboard: { writeText }, ...can })
beforeEach(() => {
  writeText.mockClear()
  return () => vi.unstubAllGlobals()
})

test('the file itself is given on where that can be', async () => {
  const share = vi.fn(async () => {})
  browser({ share, canShare: () => true })
  expect(await shareDocument(shared)).toBe('shared')
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Receita', files: [file] })
})

test('else the link of its check page', async () => {
  const share = vi.fn(async () => {})
  browser({ share, canShare: () => false })
  expect(await shareDocument(shared)).toBe('shared')
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Receita', url: shared.link })
})

test('where nothing can be given, or the system refuses, the link is copied', async () => {
  browser({})
  expect(await shareDocument(shared)).toBe('copied')
  const share = vi.fn(() => Promise.reject(new DOMException('too late', 'NotAllowedError')))
  browser({ share, canShare: () => true })
  expect(await shareDocument(shared)).toBe('copied')
  expect(share).toHaveBeenCalledTimes(2)
  expect(writeText).toHaveBeenCalledWith(shared.link)
})

test('who closes the list of applications shares nothing, and nothing is copied', async () => {
  browser({ share: () => Promise.reject(new DOMException('closed', 'AbortError')), canShare: () => true })
  expect(await shareDocument(shared)).toBe('closed')
  expect(writeText).not.toHaveBeenCalled()
})
