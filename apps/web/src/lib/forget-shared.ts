/** The cache of what another application shared (`shared-files.ts`). */
export const SHARED = 'emma-shared'

export const hasCaches = (): boolean => 'caches' in globalThis

/** Leaves nothing of it to who comes next. */
export const forgetShared = (): void => {
  if (hasCaches()) void caches.delete(SHARED)
}
