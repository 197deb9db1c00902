import { runChecks } from '../check/checks.ts'
import { phrases } from '../run/phrases.ts'
import { runJourneys } from './playwright.ts'
import type { Stage } from './stages.ts'
import { runVitest } from './vitest.ts'

const projects = ['domain', 'contracts', 'sandbox', 'scripts', 'api', 'web']

/** Everything that `npm test` runs. */
export const allStages: readonly Stage[] = [
  { name: phrases.stages.checks, run: () => runChecks() },
  { name: phrases.stages.unit, run: () => runVitest({ projects }) },
  { name: phrases.stages.journeys, run: () => runJourneys() },
]
