import type { Waiting } from './practice.repo.ts'

/** Only the kinds with at least one. */
export const needsOf = <K extends string>(counts: readonly (readonly [kind: K, count: number])[]) =>
  counts.flatMap(([kind, count]) => (count > 0 ? [{ kind, count }] : []))

/** The same with names of those concerned, if known. */
export const practiceNeedsOf = <K extends string>(
  waiting: readonly (readonly [kind: K, waits: number | Waiting])[],
) =>
  waiting.flatMap(([kind, waits]) => {
    const { count, names } = typeof waits === 'number' ? { count: waits, names: [] } : waits
    return count > 0 ? [{ kind, count, names: [...names] }] : []
  })
