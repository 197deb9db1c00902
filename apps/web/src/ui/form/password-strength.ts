import { type Score, ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as portuguese } from '@zxcvbn-ts/language-pt-br'

/** Longer texts score no better, and estimating them takes longer. */
const judged = 64

const estimator = new ZxcvbnFactory({
  dictionary: { ...common, ...portuguese },
  graphs: adjacencyGraphs,
  useLevenshteinDistance: true,
})

export interface Judgement {
  readonly score: Score
  /** Keys of `fields:password.warnings` and `fields:password.advice`. */
  readonly warning: string | null
  readonly advice: readonly string[]
}

/**
 * How hard a password is to guess for somebody who knows Portuguese, common passwords and the user's own data. The
 * dictionaries are heavy: load this module only when somebody types a new password.
 */
export const judge = (password: string, personal: readonly string[]): Judgement => {
  const { score, feedback } = estimator.check(password.slice(0, judged), [...personal])
  return { score, warning: feedback.warning, advice: feedback.suggestions }
}
