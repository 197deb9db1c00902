import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Seen, SeenItem, SeenPart } from './last-seen.ts'

interface Kept<T> {
  readonly part: SeenPart
  /** `self`, or the id of a dependent; undefined where what is shown is only a piece of the list. */
  readonly whose: string | undefined
  readonly items: (data: T) => readonly SeenItem[]
}

/** After the list is shown: keeping it is not what the person waits for. */
const write = async (part: SeenPart, whose: string, seen: Seen): Promise<void> => {
  const { keepSeen } = await import('./last-seen.ts')
  await keepSeen(part, whose, seen)
}

/** Keeps what a list shows for when there is no connection, each time it was read. */
export const useKeepSeen = <T>(
  { data, dataUpdatedAt, isPlaceholderData }: UseQueryResult<T>,
  { part, whose, items }: Kept<T>,
): void => {
  const keep = useEffectEvent((list: string, at: number) => {
    // A full disk, or a chunk that does not come, only means that nothing is kept.
    if (data !== undefined) void write(part, list, { at, items: items(data) }).catch(() => undefined)
  })
  useEffect(() => {
    if (dataUpdatedAt > 0 && !isPlaceholderData && whose !== undefined) keep(whose, dataUpdatedAt)
  }, [dataUpdatedAt, isPlaceholderData, whose])
}
