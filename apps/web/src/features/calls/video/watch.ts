import type { QualitySample } from '@emma/contracts/calls'
import { nextSending, type SendStep, startSending } from '@emma/domain/calls'
import type { LinkQuality } from './quality.ts'

const LOOK_MS = 2000
/** Looks from one sample that the server keeps to the next: ten seconds. */
const CHECKS_A_SAMPLE = 5

interface Watched {
  /** Looks for adapting, each against the one before. */
  readonly measure: () => Promise<LinkQuality>
  /** The same over the time of a sample. */
  readonly sample: () => Promise<LinkQuality>
  readonly onSample: (sample: QualitySample) => void
  readonly onStep: (step: SendStep) => void
}

/** Looks at a running connection: adapts what is sent to it every two seconds, and says every ten how it was. */
export const watchConnection = ({ measure, sample, onSample, onStep }: Watched): (() => void) => {
  let sending = startSending
  let count = 0
  let isOver = false
  const adapt = async () => {
    const { outgoing } = await measure()
    if (isOver) return
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
