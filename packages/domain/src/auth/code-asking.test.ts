import { describe, expect, it } from 'vitest'
import { codeAsking, hasWork, workFor } from './index.ts'

describe('the work for a code', () => {
  it('is none for the first few, grows with each, and ends in a refusal', () => {
    const of = (asked: number) => workFor(asked, codeAsking.address)
    expect([0, 4, 5, 6, 11, 12, 29, 30, 31].map(of)).toEqual([0, 0, 12, 13, 18, 18, 18, 'refuse', 'refuse'])
  })

  it('is so many zero bits at the front of a hash', () => {
    const hash = Uint8Array.from([0, 0b0001_0000, 255])
    expect([0, 8, 11].map((bits) => hasWork(hash, bits))).toEqual([true, true, true])
    expect([12, 16, 24].map((bits) => hasWork(hash, bits))).toEqual([false, false, false])
    expect(hasWork(Uint8Array.from([0, 0]), 16)).toBe(true)
  })
})
