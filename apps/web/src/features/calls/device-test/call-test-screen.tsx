import { DeviceTestPage } from './device-test-page.tsx'

/** A call with oneself at once, and beside it everything that it stands on. */
export default function CallTestScreen() {
  return <DeviceTestPage deep />
}
