import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { textOf } from '../../test/fixtures/pdf-text.ts'
import { readFaces } from './faces.ts'
import { write } from './pen.ts'
import { finish, startPdf } from './start-pdf.ts'

const run = promisify(execFile)
/** poppler-utils, to check PDFs as other readers do; tests that need it are skipped without it. */
const hasPoppler = await run('pdffonts', ['-v']).then(
  () => true,
  () => false,
)

const names = [
  'Łukasz Żółkiewski',
  'Nguyễn Thị Ánh',
  'Иван Щербаков',
  'Γιώργος Παπαδόπουλος',
  '王小明',
  '田中さくら',
  '김민수',
  'გიორგი მაისურაძე',
  'Հայկ Սարգսյան',
  'Conceição D’Ávila',
]
const rightToLeft = ['محمد علي', 'דוד כהן']

let folder: string
let file: string
let raw: string
const printed = async (lines: readonly string[]): Promise<Buffer> => {
  await readFaces(lines.join(''))
  const pdf = startPdf({ title: 'Receita', author: 'Emma', at: new Date('2026-11-23T12:00:00Z') })
  pdf.addPage()
  const part = pdf.struct('Document')
  pdf.addStructure(part)
  for (const line of lines)
    part.add(pdf.struct('P', {}, () => write(pdf, { weight: 'bold', size: 12 }, line)))
  part.end()
  return finish(pdf)
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'emma-paper-'))
  const content = await printed([...names, ...rightToLeft])
  raw = content.toString('latin1')
  file = join(folder, 'paper.pdf')
  await writeFile(file, content)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe.skipIf(!hasPoppler)('as others read it', () => {
  test('every letter of a name is printed and found as it was typed', async () => {
    const { stdout } = await run('pdftotext', ['-layout', file, '-'])
    const lines = stdout.normalize('NFC')
    for (const name of names) expect(lines).toContain(name)
    for (const name of rightToLeft) for (const word of name.split(' ')) expect(lines).toContain(word)
    expect(lines).not.toContain('?')
  })

  test('every face is inside the file, with the letters that it is read by', async () => {
    const { stdout } = await run('pdffonts', [file])
    const faces = stdout.trim().split('\n').slice(2)
    expect(faces.length).toBeGreaterThan(4)
    for (const face of faces) expect(face).toMatch(/ yes +yes +yes +\d+ +\d+$/)
  })
})

test('a browser’s reader finds the same letters, and no sign of its own', async () => {
  const found = await textOf(await printed(names))
  for (const name of names) expect(found).toContain(name)
  expect(found).not.toMatch(/(?!\n)\p{Cc}/u)
})

describe('by the rules of PDF/A-2b (ISO 19005-2) and of tagged files', () => {
  test('it says what it is, in its metadata and with the colours it is meant for', () => {
    expect(raw).toMatch(/^%PDF-1\.7/)
    expect(raw).toMatch(/<pdfaid:part>2<\/pdfaid:part>/)
    expect(raw).toMatch(/<pdfaid:conformance>B<\/pdfaid:conformance>/)
    expect(raw).toMatch(/\/Type \/Metadata\s+\/Subtype \/XML/)
    expect(raw).toMatch(/\/S \/GTS_PDFA1/)
    expect(raw).toMatch(/\/DestOutputProfile \d+ 0 R/)
    expect(raw).toMatch(/\/ID \[<[0-9A-Fa-f]+> <[0-9A-Fa-f]+>\]/)
  })

  test('it has a title, a language and a structure for who listens to it', () => {
    for (const said of ['/Marked true', '/Lang (pt-BR)', '/DisplayDocTitle true', '/StructTreeRoot'])
      expect(raw).toContain(said)
    expect(raw).toMatch(/\/Title (?:\(|\d+ 0 R)/)
    expect(raw).toMatch(/<dc:title>/)
  })

  test('nothing in it is see-through, encrypted, scripted or outside of it', () => {
    for (const forbidden of ['/Encrypt', '/JavaScript', '/Launch', '/SMask', '/EmbeddedFiles', '/LZWDecode'])
      expect(raw).not.toContain(forbidden)
    expect(raw).not.toMatch(/\/(?:ca|CA) 0?\.\d/)
    expect(raw).not.toMatch(/\/S \/Transparency/)
  })
})
