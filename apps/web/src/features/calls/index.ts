export { CallRoom } from './call-room.tsx'
export { RunningCall } from './running-call.tsx'
