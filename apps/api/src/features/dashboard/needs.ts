/** Those that there are: what waits for nobody is not told. */
export const needsOf = <K extends string>(counts: readonly (readonly [kind: K, count: number])[]) =>
  counts.flatMap(([kind, count]) => (count > 0 ? [{ kind, count }] : []))
