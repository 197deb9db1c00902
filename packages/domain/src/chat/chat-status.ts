/** The facts that decide whether a participant may write in a chat now. */
export interface ChatNow {
  readonly role: 'customer' | 'specialist'
  /** With the specialist, or with their office, whose assistants answer whatever the specialist's settings. */
  readonly thread: 'care' | 'office'
  /** Whether there is care between the two. */
  readonly inCare: boolean
  /** Whether the specialist takes messages. */
  readonly enabled: boolean
  /** Whether it is outside the hours in which the specialist answers. */
  readonly closed: boolean
}

/**
 * A chat's status for one participant. Without care both may read and neither may write. A specialist who takes no
 * messages may still write. Outside the hours a patient's message is taken and answered automatically.
 */
export const chatStatusOf = ({
  role,
  thread,
  inCare,
  enabled,
  closed,
}: ChatNow): 'open' | 'away' | 'off' | 'ended' => {
  if (!inCare) return 'ended'
  if (role === 'specialist' || thread === 'office') return 'open'
  if (!enabled) return 'off'
  return closed ? 'away' : 'open'
}
