import type { ChildProcess } from 'node:child_process'
import { setPriority } from 'node:os'

/** Of twenty levels of nice; this process gets a quarter of a contended processor. */
const STEPS = 5

/** Lets a program that was just started, and all that it starts, come after what cannot wait: a call has its seconds. */
export const stepBack = ({ pid }: ChildProcess): void => {
  if (pid !== undefined) setPriority(pid, STEPS)
}
