import { expect, test } from 'vitest'
import { createPositions } from './positions.ts'

test('before the replica was heard of it is as late as can be', () => {
  const positions = createPositions()
  positions.written(0, 10)
  expect(positions.behind(1)).toBe(Number.POSITIVE_INFINITY)
})

test('it is late by the time since the last position that it shows', () => {
  const positions = createPositions()
  positions.written(0, 10)
  positions.written(500, 20)
  positions.written(1000, 30)
  positions.replayed(25)
  expect(positions.behind(1200)).toBe(700)
  positions.replayed(30)
  expect(positions.behind(1200)).toBe(200)
})

test('one that stands still is later from moment to moment, also where nothing is written', () => {
  const positions = createPositions()
  positions.written(0, 10)
  positions.replayed(10)
  expect([positions.behind(100), positions.behind(5000)]).toEqual([100, 5000])
})

test('one that fell back, as a restored one does, shows no more than it did', () => {
  const positions = createPositions()
  positions.written(0, 10)
  positions.replayed(10)
  positions.written(500, 20)
  positions.replayed(5)
  expect(positions.behind(600)).toBe(600)
})
