import { MINUTE } from '@emma/domain/interval'

/** How long the browser's dialog may stay open. */
const KEPT_MS = 10 * MINUTE

/** Opens the browser's print dialog for a PDF, without leaving the screen. */
export const printFile = async (load: () => Promise<Blob>): Promise<void> => {
  const url = URL.createObjectURL(await load())
  const frame = document.createElement('iframe')
  // A frame that is not displayed prints nothing.
  frame.style.cssText = 'position:fixed;inset:auto 0 0 auto;width:0;height:0;border:0;visibility:hidden'
  frame.addEventListener('load', () => frame.contentWindow?.print(), { once: true })
  frame.src = url
  document.body.append(frame)
  setTimeout(() => {
    frame.remove()
    URL.revokeObjectURL(url)
  }, KEPT_MS)
}
