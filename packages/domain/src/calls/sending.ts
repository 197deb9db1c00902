/** Quality of the connection to the other participant, by packet loss and round-trip time. */
export type NetworkLevel = 'good' | 'fair' | 'poor'

/** What a participant sends, from most to least. All of them send sound. */
export const sendSteps = ['full', 'reduced', 'small', 'sound'] as const
export type SendStep = (typeof sendSteps)[number]

/** How sending is adapted: looks at the network, one every two seconds, and what follows from them. */
export interface Sending {
  readonly step: SendStep
  readonly poor: number
  readonly good: number
  /** Good looks in a row that it takes to send more. */
  readonly patience: number
  /** More is being tried: one poor look takes it back. */
  readonly trying: boolean
}

/** Poor looks in a row after which less is sent. */
const POOR_LOOKS = 2
/** Good looks after which more is tried; twice as many after each try that failed. */
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
  // What stood its time is no try any more; at full, it is as if nothing had been.
  if (sending.step === 'full') return startSending
  return { ...sending, step: moved(sending.step, -1), good: 0, poor: 0, trying: true }
}

/**
 * What to send after one more look: a bad network first gets a smaller image, then none, and the image comes back by
 * itself. A fair one changes nothing.
 */
export const nextSending = (sending: Sending, level: NetworkLevel): Sending => {
  if (level === 'poor') return afterPoor(sending)
  return level === 'good' ? afterGood(sending) : { ...sending, poor: 0 }
}
