/** Those that there are: what waits for nobody is not told. */
export const needsOf = <K extends string>(counts: Readonly<Record<K, number>>) =>
  Object.entries<number>(counts).flatMap(([kind, count]) => (count > 0 ? [{ kind: kind as K, count }] : []))
