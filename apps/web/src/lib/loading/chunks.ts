import { MINUTE } from '@emma/domain/interval'
import { backOnline } from '../api/online.ts'
import { mayReload } from './busy.ts'

const reloadedAt = 'chunkReloadedAt'
const patience = MINUTE
/** A chunk that takes longer is an error (spec §9). */
const chunkTimeout = 120_000

/**
 * After a new version was deployed the old chunks are gone: the page is reloaded once, and only once, to get the new
 * ones; never without a connection, in a call, or over unsaved text.
 */
const reloadOnce = (): boolean => {
  const last = Number(sessionStorage.getItem(reloadedAt) ?? 0)
  if (Date.now() - last < patience || !navigator.onLine || !mayReload()) return false
  sessionStorage.setItem(reloadedAt, String(Date.now()))
  window.location.reload()
  return true
}

export const reloadOnLostChunk = (): void => {
  window.addEventListener('vite:preloadError', (event) => {
    if (reloadOnce()) event.preventDefault()
  })
}

export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
}

/** Rejects after 120 seconds. */
const inTime = async <T>(loading: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('The screen took too long to load')), chunkTimeout)
  })
  return Promise.race([loading, late]).finally(() => clearTimeout(timer))
}

/**
 * A dynamic import. Without a connection it waits for one and goes on; one that did not arrive in 120 seconds reloads
 * the page, as a lost one does.
 * @throws ChunkLoadError when it took too long and the page stays
 */
export const loadChunk = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await inTime(load())
  } catch (error) {
    if (!navigator.onLine) return backOnline().then(() => inTime(load()))
    if (error instanceof ChunkLoadError) reloadOnce()
    throw error
  }
}
