import { DeviceTestPage } from './device-test-page.tsx'

/** Camera, microphone, sound and network, one by one; a call with oneself when it is asked for. */
export default function DeviceTestScreen() {
  return <DeviceTestPage deep={false} />
}
