import { openFile } from '../../../lib/api/open-file.ts'
import { saveFile } from '../../../lib/api/save-file.ts'
import { loadDocument } from '../prescriptions.queries.ts'

/** Opens the PDF in a tab. */
export const openDocument = (id: string): Promise<void> => openFile(() => loadDocument(id))

export const downloadDocument = async (id: string, code: string): Promise<void> =>
  saveFile(await loadDocument(id), `receita-${code}.pdf`)
