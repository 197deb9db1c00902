import PDFDocument from 'pdfkit'
import type { Pdf } from './pen.ts'

export const MARGIN = 56

export interface PaperInfo {
  readonly title: string
  readonly author: string
  readonly at: Date
}

/**
 * An archivable A4 document: PDF/A-2b (ISO 19005-2), with our faces embedded, tagged and titled for screen readers. The
 * writer adds the pages.
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
    // Faces are registered when used; the built-in ones can't be embedded.
    font: '',
    info: { Title: title, Author: author, CreationDate: at, Creator: 'Emma', Producer: 'Emma' },
  })

/** Finishes the document, and returns the file. */
export const finish = (pdf: Pdf): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
    pdf.end()
  })
