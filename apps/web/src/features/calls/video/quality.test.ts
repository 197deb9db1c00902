import { expect, test } from 'vitest'
import { createSampler } from './quality.ts'

type Figures = Readonly<Record<string, unknown>>
const connection = (...reports: readonly (readonly Figures[])[]) => {
  const left = [...reports]
  return {
    getStats: async (): Promise<RTCStatsReport> =>
      new Map((left.shift() ?? []).map((stat, index) => [String(stat.id ?? index), stat])),
  }
}
const pair = (more: Figures = {}) => ({
  type: 'candidate-pair',
  nominated: true,
  state: 'succeeded',
  currentRoundTripTime: 0.04,
  localCandidateId: 'mine',
  ...more,
})
const sent = (packetsSent: number) => ({
  type: 'outbound-rtp',
  kind: 'video',
  packetsSent,
  bytesSent: packetsSent * 100,
})
const arrivedThere = (packetsLost: number) => ({ type: 'remote-inbound-rtp', packetsLost })

test('the figures of a sample are those since the one before', async () => {
  const sampler = createSampler()
  const received = (packetsReceived: number, packetsLost: number) => ({
    type: 'inbound-rtp',
    kind: 'video',
    packetsReceived,
    packetsLost,
    framesPerSecond: 24,
    bytesReceived: 1000,
  })
  const both = connection([pair(), received(900, 100)], [pair(), received(1890, 110)])
  await sampler(both)
  const { sample } = await sampler(both)
  expect(sample).toMatchObject({ level: 'good', rtt_ms: 40, loss: 0.01, kbps_in: 0, frames_per_second: 24 })
})

test('what the other side misses is the way out’s, and what is missed here is not', async () => {
  const sampler = createSampler()
  const stats = connection(
    [pair(), sent(100), arrivedThere(0)],
    [pair(), sent(200), arrivedThere(30)],
    [pair(), sent(300), arrivedThere(30), { type: 'inbound-rtp', packetsReceived: 10, packetsLost: 90 }],
  )
  await sampler(stats)
  expect(await sampler(stats)).toMatchObject({ outgoing: 'poor', sample: { level: 'poor', loss: 0.3 } })
  expect(await sampler(stats)).toMatchObject({ outgoing: 'good', sample: { level: 'poor', loss: 0.9 } })
})

test('a way out that only carries sound is poor, while the image is limited by it', async () => {
  const narrow = { availableOutgoingBitrate: 60_000 }
  const limited = { ...sent(10), qualityLimitationReason: 'bandwidth' }
  const sampler = createSampler()
  const stats = connection([pair(narrow), limited], [pair(narrow), sent(20)])
  expect((await sampler(stats)).outgoing).toBe('poor')
  expect((await sampler(stats)).outgoing).toBe('good')
})

test('a relay is told from the own candidate', async () => {
  const mine = { id: 'mine', type: 'local-candidate', candidateType: 'relay' }
  expect((await createSampler()(connection([mine, pair()]))).sample.relayed).toBe(true)
  expect((await createSampler()(connection([pair()]))).sample.relayed).toBe(false)
})

test('where nothing at all comes back to what is sent, the connection is poor, and what is sent is left as it is', async () => {
  const sampler = createSampler()
  const stats = connection(
    [pair({ bytesReceived: 900 }), sent(100)],
    [pair({ bytesReceived: 900 }), sent(200)],
    [pair({ bytesReceived: 950 }), sent(300)],
    [pair({ bytesReceived: 950 }), sent(300)],
  )
  await sampler(stats)
  expect(await sampler(stats)).toMatchObject({ outgoing: 'good', sample: { level: 'poor' } })
  expect(await sampler(stats)).toMatchObject({ sample: { level: 'good' } })
  // Without sent packets there are no reports.
  expect(await sampler(stats)).toMatchObject({ sample: { level: 'good' } })
})

test('of several open ways the figures are those of the one that is used', async () => {
  const used = pair({ id: 'used', currentRoundTripTime: 0.9 })
  const spare = pair({ id: 'spare', currentRoundTripTime: 0.01 })
  const transport = { id: 'transport', type: 'transport', selectedCandidatePairId: 'used' }
  const inChromium = await createSampler()(connection([used, spare, transport]))
  expect(inChromium.sample).toMatchObject({ rtt_ms: 900, level: 'poor' })
  const inFirefox = await createSampler()(connection([{ ...used, selected: true }, spare]))
  expect(inFirefox.sample.rtt_ms).toBe(900)
})
