import type { UserData } from '@emma/contracts/auth'
import { storageKeys } from '../storage-keys.ts'

export interface Tokens {
  readonly accessToken: string
  readonly refreshToken: string
}

/** Written by this app itself, so a damaged text is not expected: no schema, to keep the first load small. */
const isUser = (kept: unknown): kept is UserData =>
  typeof kept === 'object' &&
  kept !== null &&
  'id' in kept &&
  typeof kept.id === 'string' &&
  'name' in kept &&
  typeof kept.name === 'string' &&
  'role' in kept &&
  (kept.role === 'customer' ||
    kept.role === 'specialist' ||
    kept.role === 'admin' ||
    kept.role === 'assistant') &&
  'userAbilities' in kept &&
  Array.isArray(kept.userAbilities)

const readUser = (storage: Storage): UserData | null => {
  try {
    const kept: unknown = JSON.parse(storage.getItem(storageKeys.userData) ?? 'null')
    return isUser(kept) ? kept : null
  } catch {
    return null
  }
}

/** The session in the browser's storage, under the keys of the specification. */
export const sessionStore = (storage: Storage) => ({
  accessToken: () => storage.getItem(storageKeys.accessToken),
  refreshToken: () => storage.getItem(storageKeys.refreshToken),
  user: () => readUser(storage),
  keepTokens: ({ accessToken, refreshToken }: Tokens) => {
    storage.setItem(storageKeys.refreshToken, refreshToken)
    storage.setItem(storageKeys.accessToken, accessToken)
  },
  keepUser: (user: UserData) => {
    storage.setItem(storageKeys.userData, JSON.stringify(user))
    storage.setItem(storageKeys.abilities, JSON.stringify(user.userAbilities))
  },
  /** The specialist an assistant last worked for in this browser. */
  practice: () => storage.getItem(storageKeys.practice) ?? undefined,
  keepPractice: (specialistId: string | undefined) => {
    if (specialistId === undefined) storage.removeItem(storageKeys.practice)
    else storage.setItem(storageKeys.practice, specialistId)
  },
  clear: () => {
    const { skin: _skin, language: _language, device: _device, ...own } = storageKeys
    for (const key of Object.values(own)) storage.removeItem(key)
  },
})

export type SessionStore = ReturnType<typeof sessionStore>
