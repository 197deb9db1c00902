const reloadedAt = 'chunkReloadedAt'
const patience = 60_000
/** A chunk that has not arrived by then is an error (spec §9). */
const chunkTimeout = 120_000

/** After a new version was put online the old chunks are gone: reload once, and only once, to get the new ones. */
export const reloadOnLostChunk = (): void => {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(reloadedAt) ?? 0)
    if (Date.now() - last < patience) return
    event.preventDefault()
    sessionStorage.setItem(reloadedAt, String(Date.now()))
    window.location.reload()
  })
}

export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
}

/** A dynamic import that gives up after 120 seconds. */
export const inTime = async <T>(loading: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('The screen took too long to load')), chunkTimeout)
  })
  return Promise.race([loading, late]).finally(() => clearTimeout(timer))
}
