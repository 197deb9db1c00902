import { expect, it } from 'vitest'
import { closingOf } from './index.ts'

const nobody = { online: true, started: false, customerJoined: false, specialistJoined: false }

it.each([
  [{ customerJoined: true, specialistJoined: true }, 'finish'],
  [{ customerJoined: true }, 'cancel_by_specialist'],
  [{ customerJoined: true, started: true }, 'finish'],
  [{ specialistJoined: true }, 'mark_no_show'],
  [{ specialistJoined: true, started: true }, 'mark_no_show'],
  [{}, 'mark_no_show'],
  [{ online: false }, 'finish'],
] as const)('what was left open with %j takes %s', (came, event) => {
  expect(closingOf({ ...nobody, ...came })).toBe(event)
})
