import { storageKeys } from '../storage-keys.ts'

const choices = [10, 25, 50, 100] as const

/** The page sizes to choose from, including the list's default. */
export const pageSizesWith = (usual: number): readonly number[] =>
  [...new Set([usual, ...choices])].sort((a, b) => a - b)

const keyOf = (userId: string, list: string): string => `${storageKeys.pageSize}:${userId}:${list}`

/** The page size this user chose for the list on this device. */
export const readPageSize = (userId: string, list: string): number | undefined => {
  const stored = Number(localStorage.getItem(keyOf(userId, list)))
  return stored > 0 ? stored : undefined
}

export const rememberPageSize = (userId: string, list: string, size: number): void =>
  localStorage.setItem(keyOf(userId, list), String(size))
