/** Quality of the connection to the other participant, by packet loss and round-trip time. */
export type NetworkLevel = 'good' | 'fair' | 'poor'

/** What a participant sends, from most to least. Sound is always sent. */
export const sendSteps = ['full', 'reduced', 'small', 'sound'] as const
export type SendStep = (typeof sendSteps)[number]

/** Adapts sending to the network, which is sampled every two seconds. */
export interface Sending {
  readonly step: SendStep
  readonly poor: number
  readonly good: number
  /** Good samples in a row needed to send more. */
  readonly patience: number
  /** More is being tried: one poor sample reverts it. */
  readonly trying: boolean
}

/** Poor samples in a row after which less is sent. */
const POOR_LOOKS = 2
/** Good samples after which more is tried; doubles after each failed try. */
const FIRST_PATIENCE = 5
const MOST_PATIENCE = 40

export const startSending: Sending = {
  step: 'full',
  poor: 0,
  good: 0,
  patience: FIRST_PATIENCE,
  trying: false,
}

const moved = (step: SendStep, by: 1 | -1): SendStep => sendSteps[sendSteps.indexOf(step) + by] ?? step

const afterPoor = (sending: Sending): Sending => {
  const poor = sending.poor + 1
  if (poor < (sending.trying ? 1 : POOR_LOOKS)) return { ...sending, poor, good: 0 }
  const patience = sending.trying ? Math.min(MOST_PATIENCE, sending.patience * 2) : sending.patience
  return { step: moved(sending.step, 1), poor: 0, good: 0, patience, trying: false }
}

const afterGood = (sending: Sending): Sending => {
  const good = sending.good + 1
  if (good < sending.patience) return { ...sending, good, poor: 0 }
  // A try that lasted is over; at full quality the state starts afresh.
  if (sending.step === 'full') return startSending
  return { ...sending, step: moved(sending.step, -1), good: 0, poor: 0, trying: true }
}

/**
 * What to send after one more sample: a bad network first gets a smaller image, then none, and the image comes back by
 * itself. A fair one changes nothing.
 */
export const nextSending = (sending: Sending, level: NetworkLevel): Sending => {
  if (level === 'poor') return afterPoor(sending)
  return level === 'good' ? afterGood(sending) : { ...sending, poor: 0 }
}
