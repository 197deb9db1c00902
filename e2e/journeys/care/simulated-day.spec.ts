import { attend, type Line, tableOf } from '../../support/day/attend.ts'
import { afternoon, type Case, morning } from '../../support/day/cases.ts'
import { moveOne } from '../../support/day/moved.ts'
import { openPractice, type Practice } from '../../support/day/practice.ts'
import { answerUrgent } from '../../support/day/urgent.ts'
import { deep } from '../../support/depth.ts'
import { expect, freshEmma, test } from '../../support/fixtures.ts'

test.describe.configure({ mode: 'serial' })

test.beforeAll(() => test.skip(!deep, 'A whole day: npm run test:deep'))

/**
 * A headache without a prescription, from its line in Hoje to the finished visit: fifteen keys, and a click each to
 * begin, to return to Hoje, to open the line's menu and to end it.
 */
const MOST = 19

const emma = freshEmma()
let practice: Practice
const lines: Line[] = []

test.beforeAll(async () => {
  practice = await openPractice(emma)
})

const attendAll = (cases: readonly Case[]) => {
  for (const one of cases) {
    test(`${one.kind}: ${one.child ?? one.name.join(' ')}`, async () => {
      lines.push(await attend(practice, one))
    })
  }
}

attendAll(morning)
test('urgent: Marina Prado, from the queue, by video', async () => {
  lines.push(await answerUrgent(practice))
})
test('moved: Tereza Lobo, to a time that she accepts', async () => {
  lines.push(await moveOne(practice))
})
attendAll(afternoon)

test('the day, case by case: nothing was typed twice, and a common case takes few acts', () => {
  process.stdout.write(`\n${tableOf(lines)}\n`)
  expect(lines.length).toBe(14)
  expect(lines.flatMap(({ twice }) => twice)).toEqual([])
  // The last patient of the day is the common case.
  const common = lines.at(-1)
  expect(common && common.clicks + common.keys).toBeLessThanOrEqual(MOST)
})
