export { InlineDeviceTest } from './device-test/inline-device-test.lazy.ts'
export { RunningCall } from './live/running-call.tsx'
