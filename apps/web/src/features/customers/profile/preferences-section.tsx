import type { Customer } from '@emma/contracts/customers'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { zonePhrase } from '../../../lib/i18n/format.ts'
import { Facts, ProfileSection } from './profile-section.tsx'

const PreferencesForm = lazy(() => import('./preferences-form.tsx'))

/** Preferences for contact, form of address, and time zone. */
export const PreferencesSection = ({ profile }: { profile: Customer }) => {
  const { t } = useTranslation('customers')
  const { contactDetails, several } = profile
  return (
    <ProfileSection
      id="preferencias"
      title={t('profile.preferences')}
      hint={t('profile.preferencesHint')}
      summary={[
        t(`states.by.${contactDetails.contactPreference}`),
        several.nickname ?? '',
        zonePhrase(several.timezone),
      ]
        .filter(Boolean)
        .join(' · ')}
      edit={(close) => <PreferencesForm profile={profile} onClose={close} />}
    >
      <Facts
        facts={[
          { label: t('facts.channel'), value: t(`channels.${contactDetails.contactPreference}`) },
          { label: t('facts.nickname'), value: several.nickname },
          { label: t('fields.timezone'), value: zonePhrase(several.timezone) },
        ]}
      />
    </ProfileSection>
  )
}
