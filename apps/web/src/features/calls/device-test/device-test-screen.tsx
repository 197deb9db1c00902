import { DeviceTestPage } from './device-test-page.tsx'

/** Camera, microphone, sound and network, one by one; a call with oneself on request. */
export default function DeviceTestScreen() {
  return <DeviceTestPage deep={false} />
}
