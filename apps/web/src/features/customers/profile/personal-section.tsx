import type { Customer } from '@emma/contracts/customers'
import { formatCpf, maskCpf } from '@emma/domain/customers'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate, noonOf } from '../../../lib/i18n/format.ts'
import { Facts, ProfileSection } from './profile-section.tsx'
import { useSubject } from './subject.ts'

const PersonalForm = lazy(() => import('./personal-form.tsx'))

/** Personal data. */
export const PersonalSection = ({ profile }: { profile: Customer }) => {
  const { t } = useTranslation('customers')
  const { t: word } = useTranslation('fields')
  const subject = useSubject()
  const { personalData, several } = profile
  const { birthDate, cpf, special_document_type: type, special_document_number: number } = personalData
  return (
    <ProfileSection
      id="dados"
      title={t('profile.personal')}
      summary={[personalData.fullName, birthDate && formatDate(noonOf(birthDate), 'UTC')]
        .filter(Boolean)
        .join(' · ')}
      edit={(close) => <PersonalForm profile={profile} onClose={close} />}
    >
      <Facts
        facts={[
          { label: t('fields.fullName'), value: personalData.fullName },
          { label: t('fields.cpf'), value: cpf && (subject ? maskCpf(cpf) : formatCpf(cpf)) },
          { label: t('fields.birthDate'), value: birthDate && formatDate(noonOf(birthDate), 'UTC') },
          { label: t('facts.gender'), value: several.gender && word(`genders.${several.gender}`) },
          {
            label: t('facts.maritalStatus'),
            value: several.maritalStatus && word(`maritalStatuses.${several.maritalStatus}`),
          },
          ...(type || number ? [{ label: type ?? t('facts.document'), value: number }] : []),
        ]}
      />
    </ProfileSection>
  )
}
