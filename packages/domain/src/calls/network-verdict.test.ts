import { expect, it } from 'vitest'
import { levelOf, type NetworkFindings, networkVerdict } from './index.ts'

const fine: NetworkFindings = { online: true, relay: 'reached', rttMs: 40, loss: 0, kbps: 8000 }
const of = (found: Partial<NetworkFindings>) => networkVerdict({ ...fine, ...found })

it.each<[Partial<NetworkFindings>, string, readonly string[]]>([
  [{}, 'good', []],
  [{ relay: 'none', loss: null, kbps: null, rttMs: null }, 'good', []],
  [{ relay: 'unreached' }, 'fair', ['relay']],
  [{ rttMs: 250, loss: 0.02, kbps: 1000 }, 'good', []],
  [{ rttMs: 600, loss: 0.08, kbps: 300 }, 'fair', ['slow', 'lossy', 'late']],
  [{ rttMs: 251 }, 'fair', ['late']],
  [{ rttMs: 601 }, 'poor', ['late']],
  [{ loss: 0.021 }, 'fair', ['lossy']],
  [{ loss: 0.081 }, 'poor', ['lossy']],
  [{ kbps: 999 }, 'fair', ['slow']],
  [{ kbps: 299 }, 'poor', ['slow']],
  [{ kbps: 100, loss: 0.5, rttMs: 900, relay: 'unreached' }, 'poor', ['slow', 'lossy', 'late', 'relay']],
  [{ online: false, kbps: 100 }, 'offline', ['offline']],
])('%j is %s, because of %j', (found, level, faults) => {
  expect(of(found)).toEqual({ level, faults })
})

it('a connection is as good as its worse figure', () => {
  expect(levelOf(40, 0)).toBe('good')
  expect(levelOf(null, 0)).toBe('good')
  expect(levelOf(40, 0.03)).toBe('fair')
  expect(levelOf(300, 0)).toBe('fair')
  expect(levelOf(40, 0.2)).toBe('poor')
  expect(levelOf(900, 0)).toBe('poor')
})
