import { type CallTime, useCallClock } from '../../../ui/time/call-clock.ts'

/** How long the two have been connected. */
export const Stopwatch = ({ time }: { time: CallTime }) => <time aria-live="off">{useCallClock(time)}</time>
