import { useTranslation } from 'react-i18next'
import { SectionPage } from '../../../../ui/sections/section-page.tsx'
import { DependentsSection } from '../../../dependents/index.ts'
import { ProfileSection } from '../profile-section.tsx'
import { hub } from './hub.ts'

/** The dependents of the account. */
export default function ProfileFamilyScreen() {
  const { t } = useTranslation('customers')
  return (
    <SectionPage hub={hub} section="profile-family" subtitle={t('profile.dependentsHint')}>
      <ProfileSection id="dependentes" title={t('profile.dependents')}>
        <DependentsSection />
      </ProfileSection>
    </SectionPage>
  )
}
