import { expect, test } from 'vitest'
import { createTold } from './quiet.ts'

const MINUTE = 60_000

const at = (start: number) => {
  let time = start
  const told = createTold(() => time)
  return {
    ...told,
    pass: (ms: number) => {
      time += ms
    },
  }
}

test('somebody is as quiet as the last thing that they were told is old', () => {
  const { note, quiet, pass } = at(1000)
  pass(5000)
  note('paula')
  pass(300)
  expect(quiet('paula')).toBe(300)
})

test('nobody is quiet for longer than the server knows', () => {
  const { quiet, forget, pass } = at(1000)
  pass(5000)
  expect(quiet('paula')).toBe(5000)
  forget()
  pass(40)
  expect(quiet('paula')).toBe(40)
})

test('what was told before a gap does not count as known after it', () => {
  const { note, quiet, forget, pass } = at(1000)
  note('paula')
  pass(5000)
  forget()
  pass(40)
  expect(quiet('paula')).toBe(40)
})

test('with what is given back nobody turns quieter than they are', () => {
  const { note, quiet, pass } = at(0)
  for (let told = 0; told < 300; told += 1) {
    const person = `person ${told}`
    note(person)
    const since = told * (MINUTE / 7)
    for (let later = 0; later < 40; later += 1) {
      pass(MINUTE / 280)
      expect(quiet(person)).toBeLessThanOrEqual((later + 1) * (MINUTE / 280))
      expect(since).toBeGreaterThanOrEqual(0)
    }
    note('somebody else')
  }
  expect(quiet('person 0')).toBeGreaterThanOrEqual(MINUTE)
  expect(quiet('person 0')).toBeLessThanOrEqual(300 * (MINUTE / 7))
})
