import { runChecks } from '../check/checks.ts'
import { phrases } from '../run/phrases.ts'
import { demoAhead } from './demo-ahead.ts'
import { runJourneys } from './playwright.ts'
import type { Order } from './stages.ts'
import { runVitest } from './vitest.ts'

const projects = ['domain', 'contracts', 'sandbox', 'scripts', 'api', 'web']

const { checks, unit, journeys } = phrases.stages

/**
 * Everything that `npm test` runs. API tests wait for half of their time, which the checks use, and after them the
 * seeding of the demo; the journeys have the machine to themselves, as a call between overloaded browsers really is a
 * bad one.
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
