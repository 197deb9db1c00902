import { expect, test } from 'vitest'
import { MINUTE } from '../interval.ts'
import { type CallPage, presenceOf } from './index.ts'

const page: CallPage = { seenAt: 0, goneAt: null, leftAt: null }

test('a person is in a call from the first page on, until a page leaves and no other is there', () => {
  expect(presenceOf(undefined, 0)).toEqual({ state: 'never', leftAt: null })
  expect(presenceOf(page, MINUTE - 1)).toEqual({ state: 'here', leftAt: null })
  expect(presenceOf({ ...page, leftAt: 5 }, 10)).toEqual({ state: 'left', leftAt: 5 })
})

test('who lost the connection, or went silent with a server, may be back: nobody says that they left', () => {
  expect(presenceOf({ ...page, goneAt: 7 }, 10)).toEqual({ state: 'lost', leftAt: 7 })
  expect(presenceOf(page, MINUTE)).toEqual({ state: 'lost', leftAt: 0 })
})
