import { DeviceTestPage } from './device-test-page.tsx'

/** Runs a test call with oneself, beside checks of its requirements. */
export default function CallTestScreen() {
  return <DeviceTestPage deep />
}
