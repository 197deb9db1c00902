import { runChecks } from '../check/checks.ts'
import { say } from '../run/failure.ts'
import { phrases } from '../run/phrases.ts'
import { affectedBy } from './affected.ts'
import { readChanges } from './changed-files.ts'
import { runJourneys } from './playwright.ts'
import type { Stage } from './stages.ts'
import { runVitest } from './vitest.ts'

const relatedProjects = ['domain', 'contracts', 'sandbox', 'scripts', 'web']

/** The stages of `npm test -- --changed`: types, lint, and the tests near the changes. */
export async function changedStages(): Promise<readonly Stage[]> {
  const { base, files } = await readChanges()
  say(phrases.changedSince(base, files.length))
  const { related, api, journeys } = affectedBy(files)
  const { stages } = phrases
  return [
    { name: stages.checks, run: () => runChecks('quick') },
    ...(related.length > 0
      ? [{ name: stages.unit, run: () => runVitest({ projects: relatedProjects, related }) }]
      : []),
    ...(api.length > 0
      ? [{ name: stages.unit, run: () => runVitest({ projects: ['api'], files: api }) }]
      : []),
    ...(journeys.length > 0 ? [{ name: stages.journeys, run: () => runJourneys({ files: journeys }) }] : []),
  ]
}
