import { folded } from '@emma/domain/text'
import { openFile } from '../../../lib/api/open-file.ts'
import { printFile } from '../../../lib/api/print-file.ts'
import { saveFile } from '../../../lib/api/save-file.ts'
import { loadDocument } from '../prescriptions.queries.ts'

/** Opens the PDF in a tab. */
export const openDocument = (id: string): Promise<void> => openFile(() => loadDocument(id))

/** Prints the PDF. */
export const printDocument = (id: string): Promise<void> => printFile(() => loadDocument(id))

/** `pedido-de-exames-K7Q2-9XTM-4D8P.pdf`: the kind, in the screen's words, and the code. */
export const downloadDocument = async (id: string, name: string, code: string): Promise<void> =>
  saveFile(await loadDocument(id), `${folded(name).replace(/[^a-z0-9]+/g, '-')}-${code}.pdf`)
