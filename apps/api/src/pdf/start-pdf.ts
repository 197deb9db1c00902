import PDFDocument from 'pdfkit'
import type { Pdf } from './pen.ts'

export const MARGIN = 56

export interface PaperInfo {
  readonly title: string
  readonly author: string
  readonly at: Date
}

/**
 * A4 as an archive keeps it: PDF/A-2b (ISO 19005-2), with our faces embedded, and tagged and titled, so that screen
 * readers can read it. Pages are added by who writes.
 */
export const startPdf = ({ title, author, at }: PaperInfo): Pdf =>
  new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: 'pt-BR',
    pdfVersion: '1.7',
    subset: 'PDF/A-2b',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    autoFirstPage: false,
    // Faces are named as they are written with; the built-in ones can't be embedded.
    font: '',
    info: { Title: title, Author: author, CreationDate: at, Creator: 'Emma', Producer: 'Emma' },
  })

/** Ends it, and gives the file. */
export const finish = (pdf: Pdf): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
    pdf.end()
  })
