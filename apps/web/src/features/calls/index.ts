export { InlineDeviceTest } from './device-test/inline-device-test.lazy.ts'
export { RunningCall } from './live/running-call.tsx'
export { useCallTime } from './state/use-call.ts'
