/** What decides whether somebody may write in a chat now. */
export interface ChatNow {
  readonly side: 'customer' | 'specialist'
  /** Whether there is care between the two. */
  readonly inCare: boolean
  /** Whether the specialist takes messages. */
  readonly enabled: boolean
  /** Whether it is outside the hours in which the specialist answers. */
  readonly closed: boolean
}

/**
 * How a chat stands for one of its sides. Without care it is read by both and written in by none; a specialist who takes
 * no messages may still write; outside the hours a patient's message is taken, and answered automatically.
 */
export const standingOf = ({ side, inCare, enabled, closed }: ChatNow): 'open' | 'away' | 'off' | 'ended' => {
  if (!inCare) return 'ended'
  if (side === 'specialist') return 'open'
  if (!enabled) return 'off'
  return closed ? 'away' : 'open'
}
