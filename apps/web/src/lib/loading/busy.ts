import { storageKeys } from '../storage-keys.ts'

const writing = new Set<() => boolean>()

/** Prevents reloads while `isDirty` reports unsaved text, until the returned function is called. */
export const holdWhile = (isDirty: () => boolean): (() => void) => {
  writing.add(isDirty)
  return () => writing.delete(isDirty)
}

/** The page does not reload itself during a call or over unsaved text. */
export const mayReload = (): boolean =>
  sessionStorage.getItem(storageKeys.runningCall) === null && ![...writing].some((isDirty) => isDirty())
