import { PrivacySection } from '../../../privacy/index.ts'
import { SectionPage } from './section-page.tsx'

/** What the law lets the patient do with their data. */
export default function ProfilePrivacyScreen() {
  return (
    <SectionPage section="profile-privacy">
      <PrivacySection />
    </SectionPage>
  )
}
