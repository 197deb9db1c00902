import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type NetworkLevel, nextSending, type Sending, sendSteps, startSending } from './index.ts'

const after = (looks: readonly NetworkLevel[], from: Sending = startSending): Sending =>
  looks.reduce(nextSending, from)
const times = (count: number, level: NetworkLevel): NetworkLevel[] =>
  Array.from({ length: count }, () => level)
const looks = fc.array(fc.constantFrom<NetworkLevel>('good', 'fair', 'poor'), { maxLength: 200 })
const rank = ({ step }: Sending): number => sendSteps.indexOf(step)

describe('sound before image', () => {
  it('sends less after two poor looks, step by step down to sound alone', () => {
    expect(after(times(1, 'poor')).step).toBe('full')
    expect(after(times(2, 'poor')).step).toBe('reduced')
    expect(after(times(4, 'poor')).step).toBe('small')
    expect(after(times(6, 'poor')).step).toBe('sound')
    expect(after(times(60, 'poor')).step).toBe('sound')
  })

  it('a single poor look among good ones changes nothing, and a fair network neither', () => {
    expect(after(['poor', 'good', 'poor', 'fair', 'poor', 'good']).step).toBe('full')
    const reduced = after(times(2, 'poor'))
    expect(after(times(100, 'fair'), reduced).step).toBe('reduced')
  })

  it('the image comes back by itself, and each try that fails is waited for twice as long', () => {
    const silent = after(times(6, 'poor'))
    expect(after(times(4, 'good'), silent).step).toBe('sound')
    const tried = after(times(5, 'good'), silent)
    expect(tried).toMatchObject({ step: 'small', trying: true })
    const failed = after(['poor'], tried)
    expect(failed).toMatchObject({ step: 'sound', patience: 10 })
    expect(after(times(9, 'good'), failed).step).toBe('sound')
    expect(after(times(10, 'good'), failed).step).toBe('small')
  })

  it('whatever was before, a network that stays good gets the whole image within four minutes', () => {
    fc.assert(fc.property(looks, (before) => after(times(121, 'good'), after(before)).step === 'full'))
  })

  it('whatever was before, a network that stays poor gets sound alone within twelve seconds', () => {
    fc.assert(fc.property(looks, (before) => after(times(6, 'poor'), after(before)).step === 'sound'))
  })

  it('moves one step at a time, and only in the direction of the look', () => {
    fc.assert(
      fc.property(looks, fc.constantFrom<NetworkLevel>('good', 'fair', 'poor'), (before, level) => {
        const was = after(before)
        const change = rank(nextSending(was, level)) - rank(was)
        if (level === 'fair') return change === 0
        return level === 'poor' ? change === 0 || change === 1 : change === 0 || change === -1
      }),
    )
  })
})
