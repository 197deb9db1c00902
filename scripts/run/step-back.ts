import type { ChildProcess } from 'node:child_process'
import { setPriority } from 'node:os'

/** Of twenty levels of nice; this process gets a quarter of a contended processor. */
const STEPS = 5

/** Lowers the priority of a just started program and its children: calls have only seconds. */
export const stepBack = ({ pid }: ChildProcess): void => {
  if (pid !== undefined) setPriority(pid, STEPS)
}
