import { storageKeys } from '../storage-keys.ts'

const writing = new Set<() => boolean>()

/** Something is being written as long as `isDirty` says so; until the returned function is called. */
export const holdWhile = (isDirty: () => boolean): (() => void) => {
  writing.add(isDirty)
  return () => writing.delete(isDirty)
}

/** A page of its own accord is loaded anew neither in a call nor over what somebody is writing. */
export const mayReload = (): boolean =>
  sessionStorage.getItem(storageKeys.runningCall) === null && ![...writing].some((isDirty) => isDirty())
