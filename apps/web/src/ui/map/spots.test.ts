import { expect, test } from 'vitest'
import { groupPins, type Seen } from './spots.ts'

const brazil: Seen = [-74, -34, -34, 6]
const pin = (id: string, latitude: number, longitude: number) => ({
  id,
  label: `Clínica ${id}`,
  latitude,
  longitude,
})
const pins = [
  pin('paulista', -23.561, -46.656),
  pin('centro', -23.545, -46.636),
  pin('manaus', -3.102, -60.025),
]
const label = (count: number) => `${count} locais`

test('pins that would lie on each other are one group with how many there are; the others keep their number', () => {
  const spots = groupPins(pins, label)(brazil, 4)
  expect(spots.map(({ label, mark, pins }) => [label, mark, pins])).toEqual([
    ['2 locais', '2', ['paulista', 'centro']],
    ['Clínica manaus', '3', ['manaus']],
  ])
})

test('a group falls apart at the zoom that it names', () => {
  const find = groupPins(pins, label)
  const [group] = find(brazil, 4)
  const apart = find(brazil, group?.opensAt ?? 0)
  expect(apart.map(({ id }) => id)).toEqual(['paulista', 'centro', 'manaus'])
  expect(find(brazil, (group?.opensAt ?? 0) - 1)).toHaveLength(2)
})

test('places in one house stay a group however near one comes', () => {
  const house = groupPins([pin('a', -23.5, -46.6), pin('b', -23.5, -46.6)], label)
  const [group, ...others] = house(brazil, 17)
  expect(others).toEqual([])
  expect(group?.opensAt).toBeGreaterThan(17)
})

test('a single pin has no number, and what is out of sight is not drawn', () => {
  expect(groupPins([pin('one', -23.5, -46.6)], label)(brazil, 7).map(({ mark }) => mark)).toEqual([''])
  expect(groupPins(pins, label)([-47, -24, -46, -23], 17).map(({ id }) => id)).toEqual(['paulista', 'centro'])
})
