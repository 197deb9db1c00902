import { SectionPage } from '../../../../ui/sections/section-page.tsx'
import { SecuritySection } from '../../../auth/index.ts'
import { hub } from './hub.ts'

/** How the account is protected: password, second factor, passkeys, devices. */
export default function ProfileSecurityScreen() {
  return (
    <SectionPage hub={hub} section="profile-security">
      <SecuritySection titled={false} />
    </SectionPage>
  )
}
