import { runChecks } from '../check/checks.ts'
import { phrases } from '../run/phrases.ts'
import { demoAhead } from './demo-ahead.ts'
import { runJourneys } from './playwright.ts'
import type { Order } from './stages.ts'
import { runVitest } from './vitest.ts'

const projects = ['domain', 'contracts', 'sandbox', 'scripts', 'api', 'web']

const { checks, unit, journeys } = phrases.stages

/**
 * Everything that `npm test` runs. A test of the API waits for half of its time, which the checks use, and after them the
 * seeding of the demo; the journeys have the machine to themselves, for a call between browsers that get no time is truly
 * a bad one.
 */
export const allStages = (): Order => {
  const demo = demoAhead()
  return [
    [
      { name: checks, run: () => runChecks('all', 1).finally(demo.begin) },
      { name: unit, run: () => runVitest({ projects }) },
    ],
    { name: journeys, run: () => runJourneys({ demo }).finally(demo.remove) },
  ]
}
