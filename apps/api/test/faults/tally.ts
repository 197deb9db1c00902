/** Kinds of attempts made all the time. */
export type Kind = 'look' | 'booking' | 'message' | 'signal'

/** Results of attempts. */
export interface Tally {
  readonly done: (kind: Kind) => void
  /** An unexpected answer, or none: repeated under the same key. */
  readonly unanswered: (why: string) => void
  /** 503 with Retry-After. */
  readonly refused: () => void
  readonly counts: () => { readonly unanswered: readonly string[]; readonly refused: number }
  /** The longest time without an action of a kind from a moment on, ms. */
  readonly longestPause: (kind: Kind, since: number) => number
  /** How many of a kind were done from a moment on. */
  readonly since: (kind: Kind, since: number) => number
}

export const createTally = (): Tally => {
  const times: Record<Kind, number[]> = { look: [], booking: [], message: [], signal: [] }
  const silent: string[] = []
  let refused = 0
  return {
    done: (kind) => void times[kind].push(performance.now()),
    unanswered: (why) => void silent.push(why),
    refused: () => {
      refused += 1
    },
    counts: () => ({ unanswered: silent, refused }),
    longestPause: (kind, since) => {
      const later = [since, ...times[kind].filter((at) => at > since)]
      return Math.max(...later.slice(1).map((at, index) => at - (later[index] ?? at)))
    },
    since: (kind, since) => times[kind].filter((at) => at > since).length,
  }
}
