import { storageKeys } from '../../lib/storage-keys.ts'

const keyOf = (userId: string): string => `${storageKeys.tour}:${userId}`

/** Whether this user took the tour on this device. */
export const knowsTour = (userId: string): boolean => localStorage.getItem(keyOf(userId)) !== null

export const rememberTour = (userId: string): void => localStorage.setItem(keyOf(userId), '1')
