import { useTranslation } from 'react-i18next'
import { DependentsSection } from '../../../dependents/index.ts'
import { ProfileSection } from '../profile-section.tsx'
import { SectionPage } from './section-page.tsx'

/** The dependents of the account. */
export default function ProfileFamilyScreen() {
  const { t } = useTranslation('customers')
  return (
    <SectionPage section="profile-family" subtitle={t('profile.dependentsHint')}>
      <ProfileSection id="dependentes" title={t('profile.dependents')}>
        <DependentsSection />
      </ProfileSection>
    </SectionPage>
  )
}
