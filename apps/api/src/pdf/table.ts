import { LINE, MUTED, type Pdf, write } from './pen.ts'
import { MARGIN } from './start-pdf.ts'

export interface Column {
  /** Points. */
  readonly width: number
  readonly align?: 'left' | 'right'
}

interface Table {
  readonly columns: readonly Column[]
  /** Names of the columns; without them each row is named by its first cell. */
  readonly head?: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** Points. */
  readonly size: number
}

const GAP = 6

/** The height of a row's highest cell. */
const heightOf = (pdf: Pdf, { columns, size }: Table, cells: readonly string[]): number => {
  pdf.fontSize(size)
  return Math.max(...cells.map((cell, nth) => pdf.heightOfString(cell, { width: widthOf(columns, nth) })))
}

/** Cells keep a gap to the next one, except the last. */
const widthOf = (columns: readonly Column[], nth: number): number =>
  (columns[nth]?.width ?? 0) - (nth === columns.length - 1 ? 0 : GAP)

/** A thin decorative line below a row. */
const drawLine = (pdf: Pdf): void => {
  pdf.markContent('Artifact', { type: 'Layout' })
  pdf
    .moveTo(MARGIN, pdf.y)
    .lineTo(pdf.page.width - MARGIN, pdf.y)
    .lineWidth(0.5)
    .stroke(LINE)
  pdf.endMarkedContent()
  pdf.y += GAP
}

/** Writes a row, on a new page if it does not fit. */
const writeRow = (
  pdf: Pdf,
  part: PDFKit.PDFStructureElement,
  table: Table,
  cells: readonly string[],
  isHead: boolean,
): void => {
  const { columns, size, head } = table
  const height = heightOf(pdf, table, cells)
  if (pdf.y + height + GAP > pdf.page.height - MARGIN) pdf.addPage()
  const top = pdf.y
  const row = pdf.struct('TR')
  part.add(row)
  let x = MARGIN
  for (const [nth, cell] of cells.entries()) {
    const names = isHead || (head === undefined && nth === 0)
    const pen = { weight: isHead ? 'bold' : 'regular', size, ...(isHead && { colour: MUTED }) } as const
    const place = { x, y: top, width: widthOf(columns, nth), align: columns[nth]?.align ?? 'left' } as const
    row.add(pdf.struct(names ? 'TH' : 'TD', {}, () => write(pdf, pen, cell, place)))
    x += columns[nth]?.width ?? 0
  }
  row.end()
  pdf.x = MARGIN
  pdf.y = top + height + GAP
  drawLine(pdf)
}

/** A table for screen readers: rows of cells, named by the head or by their first cell. */
export const writeTable = (pdf: Pdf, part: PDFKit.PDFStructureElement, table: Table): void => {
  const structure = pdf.struct('Table')
  part.add(structure)
  if (table.head) writeRow(pdf, structure, table, table.head, true)
  for (const cells of table.rows) writeRow(pdf, structure, table, cells, false)
  structure.end()
}
