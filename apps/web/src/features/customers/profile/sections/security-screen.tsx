import { SecuritySection } from '../../../auth/index.ts'
import { SectionPage } from './section-page.tsx'

/** How the account is protected: password, second factor, passkeys, devices. */
export default function ProfileSecurityScreen() {
  return (
    <SectionPage section="profile-security">
      <SecuritySection titled={false} />
    </SectionPage>
  )
}
