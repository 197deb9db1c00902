/** The cache of what another application shared (`shared-files.ts`). */
export const SHARED = 'emma-shared'

export const hasCaches = (): boolean => 'caches' in globalThis

/** Deletes it, so that the next user finds nothing. */
export const forgetShared = (): void => {
  if (hasCaches()) void caches.delete(SHARED)
}
