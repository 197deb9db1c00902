import { expect, test } from 'vitest'
import { together } from './together.ts'

/** Answers each number with that many rows, and records the rounds of questions. */
const createNumbers = () => {
  const rounds: (readonly number[])[] = []
  const ask = together({
    named: (asked: number) => String(asked),
    read: async (_database: object, asked: readonly number[]) => {
      rounds.push(asked)
      if (asked.includes(-1)) throw new Error('away')
      return asked.flatMap((rows, at) => Array.from({ length: rows }, () => ({ nth: at + 1, rows })))
    },
  })
  return { rounds, ask }
}

test('who asks in one turn is answered by one reading, each with what they asked for', async () => {
  const [{ rounds, ask }, database] = [createNumbers(), {}]
  const answers = Promise.all([2, 0, 1, 2].map((rows) => ask(database, rows)))
  expect(rounds).toEqual([])
  expect((await answers).map((rows) => rows.map((row) => row.rows))).toEqual([[2, 2], [], [1], [2, 2]])
  expect(rounds).toEqual([[2, 0, 1]])
  await ask(database, 2)
  expect(rounds).toHaveLength(2)
})

test('another database is asked by itself', async () => {
  const { rounds, ask } = createNumbers()
  await Promise.all([ask({}, 1), ask({}, 1)])
  expect(rounds).toEqual([[1], [1]])
})

test('a failure is told to all who asked, and asked again by who comes later', async () => {
  const [{ ask }, database] = [createNumbers(), {}]
  const asked = await Promise.allSettled([ask(database, 1), ask(database, -1)])
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await ask(database, 1)).toHaveLength(1)
})
