import { hasWork, workText } from '@emma/domain/auth'

/** Hashes per round: the browser hashes off the main thread, and the screen stays responsive between rounds. */
const ROUND = 256

/** Solves a challenge for the header `X-Work`; takes half a second to some seconds without blocking the screen. */
export const workOut = async (challenge: string): Promise<string> => {
  const bits = Number.parseInt(challenge, 10)
  const encoder = new TextEncoder()
  for (let from = 0; ; from += ROUND) {
    const texts = Array.from({ length: ROUND }, (_, nth) => workText(challenge, from + nth))
    const hashes = await Promise.all(
      texts.map((text) => crypto.subtle.digest('SHA-256', encoder.encode(text))),
    )
    const found = hashes.findIndex((hash) => hasWork(new Uint8Array(hash), bits))
    if (found >= 0) return texts[found] ?? ''
    await new Promise((resume) => setTimeout(resume))
  }
}
