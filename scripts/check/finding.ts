/** Something that a check found. */
export interface Finding {
  /** What it is on a list of accepted findings; stays the same when lines move. */
  readonly key: string
  /** For a person: where, what, why. */
  readonly text: string
}

/** What was found and is not accepted, and what is accepted and was not found: such a list only shrinks. */
export function problemsOf(findings: readonly Finding[], accepted: readonly string[]): string {
  const fresh = findings.filter(({ key }) => !accepted.includes(key)).map(({ text }) => text)
  const gone = accepted
    .filter((key) => !findings.some((finding) => finding.key === key))
    .map((key) => `${key}: no longer found, remove it from the list`)
  return [...fresh, ...gone].join('\n')
}
