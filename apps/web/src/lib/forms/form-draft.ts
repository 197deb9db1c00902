import { storageKeys } from '../storage-keys.ts'

/** A half-filled form, stored while its tab is open, so that a reload loses nothing. */
export interface FormDraft<T> {
  /** The stored values over these; a damaged text is ignored. */
  readonly read: (initial: T) => T
  readonly keep: (values: T) => void
  readonly forget: () => void
}

const keyOf = (name: string): string => `${storageKeys.formDraft}.${name}`

export const hasDraft = (name: string): boolean => sessionStorage.getItem(keyOf(name)) !== null
export const forgetDraft = (name: string): void => sessionStorage.removeItem(keyOf(name))

/** One person's input is never shown to the next. */
export const forgetDrafts = (): void => {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(keyOf(''))) sessionStorage.removeItem(key)
  }
}

/**
 * The draft of one form, in this tab alone. Fields named as secret (passwords, codes, documents) are never written;
 * only texts and flags are, since a form can be filled only with those.
 */
export const formDraft = <T extends object>(
  name: string,
  secret: readonly (keyof T & string)[],
  storage: Storage = sessionStorage,
): FormDraft<T> => {
  const key = keyOf(name)
  const kept = (): Record<string, unknown> => {
    try {
      const read: unknown = JSON.parse(storage.getItem(key) ?? '{}')
      return typeof read === 'object' && read !== null ? { ...read } : {}
    } catch {
      return {}
    }
  }
  const secrets = new Set<string>(secret)
  return {
    read: (initial) => {
      const draft = kept()
      const restored = Object.entries(initial).map(([field, value]: [string, unknown]) => [
        field,
        !secrets.has(field) && typeof draft[field] === typeof value ? draft[field] : value,
      ])
      return { ...initial, ...Object.fromEntries(restored) }
    },
    keep: (values) => {
      const kept = Object.entries(values).filter(
        ([field, value]) => !secrets.has(field) && (typeof value === 'string' || typeof value === 'boolean'),
      )
      storage.setItem(key, JSON.stringify(Object.fromEntries(kept)))
    },
    forget: () => storage.removeItem(key),
  }
}
