import { PrivacySection } from '../../../privacy/index.ts'
import { SectionPage } from './section-page.tsx'

/** The patient's legal rights over their data. */
export default function ProfilePrivacyScreen() {
  return (
    <SectionPage section="profile-privacy">
      <PrivacySection />
    </SectionPage>
  )
}
