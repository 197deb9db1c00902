import type { QualitySample } from '@emma/contracts/calls'
import { type NetworkLevel, nextSending, type SendStep, startSending } from '@emma/domain/calls'
import type { LinkQuality } from './quality.ts'

const LOOK_MS = 2000
/** The median of so many samples is reported: a single outlier is ignored. */
const LOOKS_SAID = 3
/** Checks between two stored samples: ten seconds. */
const CHECKS_A_SAMPLE = 5

interface Watched {
  /** Measurements for adapting, each compared with the one before. */
  readonly measure: () => Promise<LinkQuality>
  /** The same over the time of a sample. */
  readonly sample: () => Promise<LinkQuality>
  /** The connection's current level, both ways. */
  readonly onLevel: (level: NetworkLevel) => void
  readonly onSample: (sample: QualitySample) => void
  readonly onStep: (step: SendStep) => void
}

const order: readonly NetworkLevel[] = ['good', 'fair', 'poor']
const middleOf = (looks: readonly NetworkLevel[]): NetworkLevel =>
  looks.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))[Math.floor((looks.length - 1) / 2)] ?? 'good'

/** Watches a running connection: adapts what is sent, reports its state every two seconds, and a sample every ten. */
export const watchConnection = ({ measure, sample, onLevel, onSample, onStep }: Watched): (() => void) => {
  let sending = startSending
  let count = 0
  let looks: readonly NetworkLevel[] = []
  let isOver = false
  const adapt = async () => {
    const { outgoing, sample: now } = await measure()
    if (isOver) return
    looks = [...looks, now.level].slice(-LOOKS_SAID)
    onLevel(middleOf(looks))
    const before = sending.step
    sending = nextSending(sending, outgoing)
    if (sending.step !== before) onStep(sending.step)
  }
  const report = async () => {
    const taken = await sample()
    if (!isOver) onSample(taken.sample)
  }
  // A connection that closes during a measurement ends the watch.
  const timer = setInterval(() => {
    void adapt().catch(() => undefined)
    if (count % CHECKS_A_SAMPLE === 0) void report().catch(() => undefined)
    count += 1
  }, LOOK_MS)
  return () => {
    isOver = true
    clearInterval(timer)
  }
}
