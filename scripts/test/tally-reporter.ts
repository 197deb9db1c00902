import { writeFile } from 'node:fs/promises'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'

export interface Tally {
  passed: number
  /** One entry per failure: where, and on the next line why. */
  failures: string[]
}

/** Writes a run's tally into the file named by TALLY_FILE, for the process that started vitest. */
export default class TallyReporter implements Reporter {
  async onTestRunEnd(modules: readonly TestModule[], outside: readonly SerializedError[]): Promise<void> {
    const tally: Tally = {
      passed: modules.reduce((sum, { children }) => sum + [...children.allTests('passed')].length, 0),
      failures: [...modules.flatMap(failuresOf), ...outside.map(outsideOfTests)],
    }
    if (process.env.TALLY_FILE) await writeFile(process.env.TALLY_FILE, JSON.stringify(tally))
  }
}

function failuresOf(module: TestModule): string[] {
  const file = module.relativeModuleId
  const tests = [...module.children.allTests('failed')].map((test) =>
    line(`${file}: ${test.fullName}`, test.result().errors),
  )
  const suites = [...module.children.allSuites()].flatMap((suite) =>
    suite.errors().map((error) => line(`${file}: ${suite.fullName}`, [error])),
  )
  const whole = module.errors().map((error) => line(file, [error]))
  return [...whole, ...suites, ...tests]
}

/** Errors such as an unawaited promise: they fail the run without failing a test. */
function outsideOfTests(error: SerializedError): string {
  const during = [error.VITEST_TEST_PATH, error.VITEST_TEST_NAME].filter(Boolean).join(': ')
  const stack = (error.stack ?? '').split('\n').slice(1, 5)
  return [line(`outside of every test, ${during || 'of no known file'}`, [error]), ...stack].join('\n')
}

function line(where: string, errors: readonly SerializedError[] = []): string {
  const [error] = errors
  if (!error) return where
  const [place] = error.stacks ?? []
  const at = place ? ` (${place.file}:${place.line})` : ''
  return `${where}\n      ${error.name ?? error.type ?? 'Error'}: ${error.message.split('\n')[0]}${at}`
}
