import { hasWork, workText } from '@emma/domain/auth'

/** Hashed at once: the browser hashes off the main thread, and the screen goes on between two rounds. */
const ROUND = 256

/** Works a challenge out, for the header `X-Work`; half a second to some seconds, the screen answers meanwhile. */
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
