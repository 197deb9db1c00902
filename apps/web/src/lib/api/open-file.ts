import { MINUTE } from '@emma/domain/interval'

const KEPT_MS = MINUTE

/**
 * Opens a file in a tab. The tab opens at once, while the press still counts as a user gesture, and gets the file when
 * it has loaded: phones block a tab that opens later.
 */
export const openFile = async (load: () => Promise<Blob>): Promise<void> => {
  const tab = window.open('', '_blank')
  try {
    const url = URL.createObjectURL(await load())
    if (tab) tab.location.href = url
    else window.location.assign(url)
    setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
  } catch (error) {
    tab?.close()
    throw error
  }
}
