import { expect, it } from 'vitest'
import { bodyMassIndex, vitalsRefusal } from './index.ts'

it.each([
  [{ weight: 70, height: 175 }, 22.9],
  [{ weight: 3.2, height: 50 }, 12.8],
  [{ weight: 70 }, null],
  [{ height: 175 }, null],
])('the body mass index of %o is %s', (measured, index) => {
  expect(bodyMassIndex(measured)).toBe(index)
})

it.each([
  [{}, 'vitals_empty'],
  [{ systolic: 120 }, 'pressure_incomplete'],
  [{ diastolic: 80 }, 'pressure_incomplete'],
  [{ systolic: 80, diastolic: 120 }, 'pressure_reversed'],
  [{ systolic: 80, diastolic: 80 }, 'pressure_reversed'],
  [{ systolic: 120, diastolic: 80 }, null],
  [{ saturation: 97 }, null],
])('%o is refused as %s', (measured, refusal) => {
  expect(vitalsRefusal(measured)).toBe(refusal)
})
