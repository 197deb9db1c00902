import { lazyPart } from '../../../lib/loading/lazy-part.ts'

/** The tests of devices, sound and network inside another screen. */
export const InlineDeviceTest = lazyPart(() => import('./inline-device-test.tsx'), 'calls', 'deviceTest')
