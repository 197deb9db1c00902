import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { pagesOf } from '../../../../../test/fixtures/pdf-text.ts'
import { type DocumentFace, makeDocumentPdf } from './document-pdf.ts'

const item = (nth: number) => ({
  title: `Colírio lubrificante com um nome comercial que ocupa mais de uma linha inteira do papel, de número ${nth}`,
  prescription: `Pingar ${nth} gotas em cada olho`,
  condition_use: '',
  via: 'Uso Externo',
  qtd: `${nth} frascos`,
})

const face = (document: Partial<DocumentFace['document']>): DocumentFace => ({
  document: {
    kind: 'prescription',
    title: 'Receita',
    legalClass: 'common',
    controlledList: null,
    delivery: 'electronic',
    issuedOn: '2026-11-29',
    validUntil: null,
    items: [],
    prescriptionIds: [],
    statement: [],
    ...document,
  },
  prescriber: {
    id: '018f0000-0000-7000-8000-000000000001',
    name: 'Helena Vasconcelos',
    council: { type: 'CRM', uf: 'SP', number: '47334' },
    specialties: [],
    timeZone: 'America/Sao_Paulo',
    cpf: null,
    address: null,
    phone: null,
  },
  head: { colour: '#0b6e69', logo: null },
  patient: {
    customerId: '018f0000-0000-7000-8000-000000000002',
    dependentId: null,
    maritalStatus: null,
    cns: null,
    avatarKey: null,
    phone: null,
    name: 'Jose\u0301 Łukasz Żółć',
    cpf: null,
    birthDate: null,
    sex: null,
    guardian: null,
    home: null,
  },
  code: 'ABCD-EFGH-JKLM',
  secretCode: 'ABC123',
  url: 'https://emma.test/verificar/ABCD-EFGH-JKLM',
  issuedAt: new Date('2026-11-29T12:00:00.000Z'),
  isRemote: false,
  signature: null,
})

test.each(Array.from({ length: 24 }, (_, more) => 2 + more))(
  'of %i medicines none is on two pages, and the foot is never alone',
  async (count) => {
    const items = Array.from({ length: count }, (_, at) => item(at + 1))
    const pages = await pagesOf(await makeDocumentPdf(face({ items })))
    for (const { prescription, qtd } of items) {
      const on = pages.find((page) => page.includes(prescription))
      expect(on).toContain(`de número ${Number.parseInt(qtd, 10)}`)
      expect(on).toContain(`Quantidade: ${qtd}`)
    }
    expect(pages.at(-1)).toContain(`Quantidade: ${count} frascos`)
    expect(pages.at(-1)).toContain('Código ABCD-EFGH-JKLM')
  },
)

test.each(Array.from({ length: 24 }, (_, more) => 30 + more))(
  'a report of %i sentences ends on the page of its foot',
  async (count) => {
    const text = Array.from(
      { length: count },
      (_, at) =>
        `Frase ${at + 1} do relatório, que descreve o acompanhamento e a evolução do quadro até aqui.`,
    ).join(' ')
    const pages = await pagesOf(
      await makeDocumentPdf(face({ kind: 'report', legalClass: null, statement: [text] })),
    )
    expect(pages.at(-1)).toContain(`Frase ${count}`)
    expect(pages.at(-1)).toContain('Código ABCD-EFGH-JKLM')
  },
)

test('each sheet after the first says whose it is', async () => {
  const items = Array.from({ length: 30 }, (_, at) => item(at + 1))
  const pages = await pagesOf(await makeDocumentPdf(face({ items })))
  expect(pages.length).toBeGreaterThan(1)
  for (const page of pages.slice(1))
    expect(page).toContain('Receita · José Łukasz Żółć · Código ABCD-EFGH-JKLM')
})

test('a use of several lines is indented in each of them', async () => {
  const prescription = Array.from({ length: 30 }, (_, nth) => `passo ${nth + 1}`).join(', ')
  const pdf = await makeDocumentPdf(face({ items: [{ ...item(1), prescription }] }))
  const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1)
  const lines = new Map<number, number>()
  for (const piece of (await page.getTextContent()).items) {
    if (!('str' in piece) || !/passo/.test(piece.str)) continue
    const [left, top] = [Number(piece.transform[4]), Number(piece.transform[5])]
    lines.set(top, Math.min(left, lines.get(top) ?? left))
  }
  expect(lines.size).toBeGreaterThan(1)
  expect(new Set(lines.values()).size).toBe(1)
})

test.each([
  '<b>x</b>',
  'O\'Neil "Zé" & Søn',
  'Albuquerque '.repeat(10).trim(),
  'A'.repeat(120),
  'שרה',
  'محمد',
  '王小明',
  'Ng\u0303uye\u0302\u0303n Ελένη Ирина',
  'Ana 😀',
  '=1+1',
  '@SUM(A1)',
])('a certificate names %s as it is, in whole and on its one page', async (name) => {
  const [made, statement] = [face({}), [`Atesto que atendi ${name} em 29/11/2026.`]]
  const document = { ...made.document, kind: 'certificate', legalClass: null, statement } as const
  const pages = await pagesOf(
    await makeDocumentPdf({ ...made, document, patient: { ...made.patient, name } }),
  )
  expect(pages).toHaveLength(1)
  // A line is broken at a space, or within a word that is longer than it.
  const [text, whole] = [pages[0], name].map((each) => each?.normalize('NFC').replace(/\s/g, ''))
  expect(text).toContain(`Paciente:${whole}`)
  expect(text).toContain(`Atestoqueatendi${whole}em29/11/2026.`)
})
