import { runChecks } from '../check/checks.ts'
import { phrases } from '../run/phrases.ts'
import { runJourneys } from './playwright.ts'
import type { Stage } from './stages.ts'
import { runVitest } from './vitest.ts'

const projects = ['domain', 'contracts', 'sandbox', 'scripts', 'api', 'web']

const { checks, unit, journeys } = phrases.stages

/**
 * Everything that `npm test` runs, side by side: a journey waits for a third of its time and a test of the API for half,
 * and what is left of one at its end is seldom enough for every core. The journeys go first: a call between browsers
 * that get no time is a bad one.
 */
export const allStages: readonly Stage[] = [
  { name: checks, run: () => runChecks('all', 1) },
  { name: unit, run: () => runVitest({ projects, beside: { name: phrases.beside.unit, isPatient: true } }) },
  { name: journeys, run: () => runJourneys({ beside: { name: phrases.beside.journeys } }) },
]
