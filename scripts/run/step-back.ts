import type { ChildProcess } from 'node:child_process'
import { setPriority } from 'node:os'

/** Of twenty steps down; a processor that two want goes to this one for a quarter of the time. */
const STEPS = 5

/** Lets a program that was just started, and all that it starts, come after what cannot wait: a call has its seconds. */
export const stepBack = ({ pid }: ChildProcess): void => {
  if (pid !== undefined) setPriority(pid, STEPS)
}
