import { runChecks } from '../check/checks.ts'
import { say } from '../run/failure.ts'
import { phrases } from '../run/phrases.ts'
import { buildWebIfChanged } from '../run/web-build.ts'
import { findOrInstallChromium } from './chromium.ts'
import { installPdfTools } from './pdf-tools.ts'
import { runVitest, type Tally } from './vitest.ts'

// Where they can't be had, the test that wants them says that it is skipped.
await installPdfTools()

const unitProjects = ['domain', 'contracts', 'sandbox', 'scripts', 'api', 'web']

const tallies = [await runChecks(), await runVitest(unitProjects, process.env), await journeys()]
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
const failures = tallies.flatMap((tally) => tally.failures)
if (failures.length > 0) say(`\n${phrases.failures}\n${failures.map((name) => `  ✗ ${name}`).join('\n')}\n`)
say(`${passed} passed, ${failures.length} failed`)
process.exit(failures.length === 0 ? 0 : 1)

/** The journeys need what a person needs: the built web app and a browser. */
async function journeys(): Promise<Tally> {
  try {
    await buildWebIfChanged()
  } catch (error) {
    return { passed: 0, failures: [error instanceof Error ? error.message : String(error)] }
  }
  const chromium = await findOrInstallChromium()
  if (!chromium) return { passed: 0, failures: [phrases.noChromium] }
  return runVitest(['e2e'], { ...process.env, CHROMIUM: chromium })
}
