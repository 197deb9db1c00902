import { DeviceSection } from '../../../notifications/index.ts'
import { SectionPage } from './section-page.tsx'

/** The patient's notification settings, and this device's. */
export default function ProfileNoticesScreen() {
  return (
    <SectionPage section="profile-notices">
      <DeviceSection />
    </SectionPage>
  )
}
