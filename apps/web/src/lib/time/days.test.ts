import { DAY } from '@emma/domain/interval'
import { afterEach, expect, test } from 'vitest'
import { dateAt, today } from './days.ts'
import { keepServerTime } from './now.ts'

afterEach(() => keepServerTime(new Date().toISOString()))

test('a device with a wrong clock counts its days by the server’s', () => {
  const yesterday = Date.now() - DAY
  keepServerTime(new Date(yesterday).toISOString())
  expect(today()).toBe(dateAt(yesterday))
})
