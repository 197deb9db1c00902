import { expect, test } from 'vitest'
import { createOncePerTurn } from './once-per-turn.ts'

/** Answers with its number of calls, and reports each call at once. */
const createDatabase = () => {
  let count = 0
  return { count: () => count, ask: async () => ++count }
}

test('who asks the same in one turn is answered by one question, which comes after all of them', async () => {
  const [once, database] = [createOncePerTurn<number>(), createDatabase()]
  const [first, second] = [once(database, 'page 1', database.ask), once(database, 'page 1', database.ask)]
  expect(database.count()).toBe(0)
  expect(await Promise.all([first, second])).toEqual([1, 1])
  expect(await once(database, 'page 1', database.ask)).toBe(2)
})

test('another question, and the same one to another database, are asked by themselves', async () => {
  const [once, one, other] = [createOncePerTurn<number>(), createDatabase(), createDatabase()]
  const answers = [
    once(one, 'page 1', one.ask),
    once(one, 'page 2', one.ask),
    once(other, 'page 1', other.ask),
  ]
  expect(await Promise.all(answers)).toEqual([1, 2, 1])
})

test('a failure is told to all who asked, and asked again by who comes later', async () => {
  const [once, database] = [createOncePerTurn<number>(), createDatabase()]
  const fail = () => Promise.reject(new Error('away'))
  const asked = await Promise.allSettled([once(database, 'a', fail), once(database, 'a', database.ask)])
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await once(database, 'a', database.ask)).toBe(1)
})
