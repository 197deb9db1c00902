import { useState } from 'react'

/** The selected rows of this page, for one action on all of them. */
export interface Picked<T> {
  readonly rows: readonly T[]
  readonly has: (row: T) => boolean
  readonly toggle: (row: T) => void
  readonly toggleAll: () => void
  readonly clear: () => void
}

/** Rows that left the page, by another filter or because they were handled, are no longer selected. */
export const usePicked = <T>(rows: readonly T[], rowKey: (row: T) => string): Picked<T> => {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const picked = rows.filter((row) => keys.has(rowKey(row)))
  const clear = () => setKeys(new Set())
  return {
    rows: picked,
    has: (row) => keys.has(rowKey(row)),
    toggle: (row) =>
      setKeys((now) => {
        const key = rowKey(row)
        return now.has(key) ? new Set([...now].filter((other) => other !== key)) : new Set([...now, key])
      }),
    toggleAll: () => (picked.length === rows.length ? clear() : setKeys(new Set(rows.map(rowKey)))),
    clear,
  }
}
