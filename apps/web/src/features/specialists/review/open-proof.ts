import { MINUTE } from '@emma/domain/interval'
import { loadProof } from '../account/account.queries.ts'

const KEPT_MS = MINUTE

/**
 * Opens a proof in a tab at once, while the press still counts as a user gesture: phones block a tab that opens later.
 */
export const openProof = async (id: string): Promise<void> => {
  const tab = window.open('', '_blank')
  try {
    const url = URL.createObjectURL(await loadProof(id))
    if (tab) tab.location.href = url
    else window.location.assign(url)
    setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
  } catch (error) {
    tab?.close()
    throw error
  }
}
