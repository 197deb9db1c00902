import { beforeEach, expect, test, vi } from 'vitest'
import { shareDocument } from './share-document.ts'

const file = new File(['%PDF'], 'receita.pdf', { type: 'application/pdf' })
const paper = { title: 'Receita', link: 'https://emma.test/verificar/AAAA', file }

const writeText = vi.fn(async (_text: string) => {})
const browser = (can: object) => vi.stubGlobal('navigator', { clipboard: { writeText }, ...can })
beforeEach(() => {
  writeText.mockClear()
  return () => vi.unstubAllGlobals()
})

test('the file itself is given on where that can be', async () => {
  const share = vi.fn(async () => {})
  browser({ share, canShare: () => true })
  expect(await shareDocument(paper)).toBe('shared')
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Receita', files: [file] })
})

test('else the link of its check page', async () => {
  const share = vi.fn(async () => {})
  browser({ share, canShare: () => false })
  expect(await shareDocument(paper)).toBe('shared')
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Receita', url: paper.link })
})

test('where nothing can be given, or the system refuses, the link is copied', async () => {
  browser({})
  expect(await shareDocument(paper)).toBe('copied')
  const share = vi.fn(() => Promise.reject(new DOMException('too late', 'NotAllowedError')))
  browser({ share, canShare: () => true })
  expect(await shareDocument(paper)).toBe('copied')
  expect(share).toHaveBeenCalledTimes(2)
  expect(writeText).toHaveBeenCalledWith(paper.link)
})

test('who closes the list of applications shares nothing, and nothing is copied', async () => {
  browser({ share: () => Promise.reject(new DOMException('closed', 'AbortError')), canShare: () => true })
  expect(await shareDocument(paper)).toBe('closed')
  expect(writeText).not.toHaveBeenCalled()
})
