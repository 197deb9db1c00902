import { type UserData, userData } from '@emma/contracts/auth'
import { storageKeys } from './storage-keys.ts'

export interface Tokens {
  readonly accessToken: string
  readonly refreshToken: string
}

const readUser = (storage: Storage): UserData | null => {
  try {
    const parsed = userData.safeParse(JSON.parse(storage.getItem(storageKeys.userData) ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** The session as the browser keeps it, under the keys of the specification. */
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
  clear: () => {
    const { skin: _skin, language: _language, ...own } = storageKeys
    for (const key of Object.values(own)) storage.removeItem(key)
  },
})

export type SessionStore = ReturnType<typeof sessionStore>
