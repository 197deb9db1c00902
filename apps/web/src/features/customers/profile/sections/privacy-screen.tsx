import { SectionPage } from '../../../../ui/sections/section-page.tsx'
import { PrivacySection } from '../../../privacy/index.ts'
import { hub } from './hub.ts'

/** The patient's legal rights over their data. */
export default function ProfilePrivacyScreen() {
  return (
    <SectionPage hub={hub} section="profile-privacy">
      <PrivacySection />
    </SectionPage>
  )
}
