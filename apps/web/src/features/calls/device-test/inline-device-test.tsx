import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { MediaRefused } from '../enter/media-refused.tsx'
import { DeviceTest } from './device-test.tsx'
import { useTestedDevices } from './tested-devices.ts'

/** The tests of devices, sound and network inside another screen; devices stay open while it is mounted. */
export default function InlineDeviceTest() {
  const { tested, failure, again } = useTestedDevices()
  if (failure) return <MediaRefused failure={failure} onRetry={again} />
  return tested ? <DeviceTest tested={tested} deep={false} /> : <LoadingLines shape="block" />
}
