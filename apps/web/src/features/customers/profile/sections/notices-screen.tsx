import { DeviceSection } from '../../../notifications/index.ts'
import { SectionPage } from './section-page.tsx'

/** How the patient is told of things, and what this device does for it. */
export default function ProfileNoticesScreen() {
  return (
    <SectionPage section="profile-notices">
      <DeviceSection />
    </SectionPage>
  )
}
