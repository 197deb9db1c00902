import { isContinuous } from '@emma/domain/prescriptions'
import texts from '@emma/phrases/document-texts'
import { heightOf, type Pdf } from '../../../../pdf/pen.ts'
import type { DocumentDraft } from '../document-drafts.ts'
import { bold, keepTogether, type Part, put, quiet, regular, withFoot } from './pdf-writer.ts'

/** Space for the signature, the codes and their explanations. */
export const FOOT = 168
const ITEM_GAP = 14
const indented = { indent: 14, indentAllLines: true }

/** One medicine with its use, never on two pages; `foot` is the height of what must follow on the same one. */
const writeItem = (
  pdf: Pdf,
  part: Part,
  item: DocumentDraft['items'][number],
  { at, foot }: { readonly at: number; readonly foot: number },
): void => {
  const details = [
    [texts.quantity, item.qtd],
    [texts.via, item.via],
    [texts.condition, isContinuous(item.condition_use) ? texts.continuous : item.condition_use],
  ].filter(([, value]) => value !== '')
  const title = `${at}. ${item.title}`
  const line = details.map(([name, value]) => `${name}: ${value}`).join('   ')
  const uses = [item.prescription, line].filter((text) => text !== '')
  const height = uses.reduce(
    (sum, text) => sum + heightOf(pdf, { weight: 'regular', size: 11 }, text, indented),
    heightOf(pdf, { weight: 'bold', size: 12 }, title),
  )
  keepTogether(pdf, height, foot === 0 ? 0 : foot + ITEM_GAP)
  put(pdf, part, 'P', () => {
    bold(pdf, 12, title)
    if (item.prescription !== '') regular(pdf, 11, item.prescription, indented)
    if (line !== '') quiet(pdf, 11, line, indented)
  })
  pdf.moveDown(0.9)
}

/** Space for what the pharmacy fills in. */
export const counterHeight = ({ legalClass }: DocumentDraft): number =>
  legalClass === 'controlled_344' ? 26 * texts.buyerLines.length + 24 : 0

/** These consist of sentences; the check page's lines would only repeat them. */
const spoken: ReadonlySet<string> = new Set<DocumentDraft['kind']>(['certificate', 'referral', 'report'])

const spaced = { lineGap: 3 }
/** At least the space below a paragraph. */
const PARAGRAPH_GAP = 20

const writeParagraph = (pdf: Pdf, part: Part, text: string, foot: number): void => {
  const height = heightOf(pdf, { weight: 'regular', size: 12 }, text, spaced)
  const [first = text, tail] = foot === 0 ? [text] : withFoot(pdf, text, height, foot + PARAGRAPH_GAP)
  put(pdf, part, 'P', () => {
    regular(pdf, 12, first, spaced)
    if (tail === undefined) return
    pdf.addPage()
    regular(pdf, 12, tail, spaced)
  })
  pdf.moveDown(0.8)
}

/** What the document says, its end on the page of the foot. */
export const writeBody = (pdf: Pdf, part: Part, document: DocumentDraft): void => {
  const { statement, items, kind } = document
  const listed = spoken.has(kind) ? [] : items
  const foot = FOOT + counterHeight(document)
  const footAfter = (nth: number, all: readonly unknown[]) => (nth === all.length - 1 ? foot : 0)
  for (const [nth, text] of statement.entries())
    writeParagraph(pdf, part, text, listed.length === 0 ? footAfter(nth, statement) : 0)
  for (const [nth, item] of listed.entries())
    writeItem(pdf, part, item, { at: nth + 1, foot: footAfter(nth, listed) })
}
