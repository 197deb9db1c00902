/** A check's finding. */
export interface Finding {
  /** Its key on a list of accepted findings; unchanged when lines move. */
  readonly key: string
  /** For the reader: where, what, why. */
  readonly text: string
}

/** New findings, and accepted ones that no longer exist: such a list only shrinks. */
export function problemsOf(findings: readonly Finding[], accepted: readonly string[]): string {
  const fresh = findings.filter(({ key }) => !accepted.includes(key)).map(({ text }) => text)
  const gone = accepted
    .filter((key) => !findings.some((finding) => finding.key === key))
    .map((key) => `${key}: no longer found, remove it from the list`)
  return [...fresh, ...gone].join('\n')
}
