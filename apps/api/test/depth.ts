import { HOUR } from '@emma/domain/interval'
import { inject } from 'vitest'

/** Rounds of the long tests in `npm test` (short) and in `npm run test:deep` (deep). See docs/testing.md. */
const rounds = {
  killsUnderLoad: { short: 4, deep: 60 },
  killsOfWithdrawals: { short: 3, deep: 30 },
  moneyHistories: { short: 6, deep: 200 },
  peopleOfANight: { short: 20, deep: 800 },
  keptHistories: { short: 10, deep: 1000 },
  keptChanges: { short: 40, deep: 4000 },
  slotsInSql: { short: 60, deep: 2000 },
  moneyInSql: { short: 150, deep: 5000 },
  queuesInSql: { short: 40, deep: 1000 },
  fuzzedCalls: { short: 3000, deep: 100_000 },
  fuzzedEvents: { short: 400, deep: 20_000 },
  sanitisedTexts: { short: 500, deep: 100_000 },
} as const

/** How many of something this run uses. */
export const roundsOf = (what: keyof typeof rounds): number => rounds[what][inject('depth')]

/** The timeout of tests with many rounds in `npm run test:deep`. */
export const HOURS = 6 * HOUR
