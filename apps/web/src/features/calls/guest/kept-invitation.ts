import { storageKeys } from '../../../lib/storage-keys.ts'
import type { Invitation } from '../state/guest-link.ts'

export type { Invitation }

const textOf = (value: object, name: string): string => {
  const text: unknown = Reflect.get(value, name)
  return typeof text === 'string' ? text : ''
}

/** The data this tab used with the same link, so that a reload returns to it. */
export const keptInvitation = (token: string): Invitation | null => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKeys.companionVisit) ?? 'null')
    if (typeof kept !== 'object' || kept === null || textOf(kept, 'token') !== token) return null
    return { token, visit: textOf(kept, 'visit'), name: textOf(kept, 'name') }
  } catch {
    return null
  }
}
