import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Seen, SeenItem, SeenPart } from './last-seen.ts'

interface Kept<T> {
  readonly part: SeenPart
  /** `self`, or the id of a dependent; undefined if only a part of the list is shown. */
  readonly whose: string | undefined
  readonly items: (data: T) => readonly SeenItem[]
}

/** Loaded after the list is shown, so that the user does not wait for it. */
const write = async (part: SeenPart, whose: string, seen: Seen): Promise<void> => {
  const { keepSeen } = await import('./last-seen.ts')
  await keepSeen(part, whose, seen)
}

/** Stores a list for offline use each time it is read. */
export const useKeepSeen = <T>(
  { data, dataUpdatedAt, isPlaceholderData }: UseQueryResult<T>,
  { part, whose, items }: Kept<T>,
): void => {
  const keep = useEffectEvent((list: string, at: number) => {
    // A full disk, or a chunk that fails to load, only means that nothing is stored.
    if (data !== undefined) void write(part, list, { at, items: items(data) }).catch(() => undefined)
  })
  useEffect(() => {
    if (dataUpdatedAt > 0 && !isPlaceholderData && whose !== undefined) keep(whose, dataUpdatedAt)
  }, [dataUpdatedAt, isPlaceholderData, whose])
}
