import { SectionPage } from '../../../../ui/sections/section-page.tsx'
import { DeviceSection } from '../../../notifications/index.ts'
import { hub } from './hub.ts'

/** The patient's notification settings, and this device's. */
export default function ProfileNoticesScreen() {
  return (
    <SectionPage hub={hub} section="profile-notices">
      <DeviceSection />
    </SectionPage>
  )
}
