export { RunningCall } from './running-call.tsx'
