import { loadDocument } from './prescriptions.queries.ts'

const KEPT_MS = 60_000

const withFile = async (id: string, use: (url: string) => void): Promise<void> => {
  const url = URL.createObjectURL(await loadDocument(id))
  use(url)
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}

/**
 * Opens the PDF in a tab. The tab is opened at once, while the press still counts as one, and gets the file when it is
 * here: phones refuse a tab that comes later.
 */
export const openDocument = async (id: string): Promise<void> => {
  const tab = window.open('', '_blank')
  try {
    await withFile(id, (url) => {
      if (tab) tab.location.href = url
      else window.location.assign(url)
    })
  } catch (error) {
    tab?.close()
    throw error
  }
}

export const downloadDocument = (id: string, code: string): Promise<void> =>
  withFile(id, (url) => {
    const link = document.createElement('a')
    link.href = url
    link.download = `receita-${code}.pdf`
    link.click()
  })
