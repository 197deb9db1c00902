import type { Customer } from '@emma/contracts/customers'
import { formatCpf, maskCpf } from '@emma/domain/customers'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate, noonOf } from '../../../lib/i18n/format.ts'
import { genders, maritalStatuses } from '../person-words.ts'
import { Facts, ProfileSection } from './profile-section.tsx'
import { useSubject } from './subject.ts'

const PersonalForm = lazy(() => import('./personal-form.tsx'))

/** A word that is one of ours is translated; anything else is shown as it is. */
const useWord = () => {
  const { t } = useTranslation('customers')
  return {
    gender: (value: string | null) => {
      const known = genders.find((each) => each === value)
      return known ? t(`genders.${known}`) : value
    },
    maritalStatus: (value: string | null) => {
      const known = maritalStatuses.find((each) => each === value)
      return known ? t(`maritalStatuses.${known}`) : value
    },
  }
}

/** Who they are. */
export const PersonalSection = ({ profile }: { profile: Customer }) => {
  const { t } = useTranslation('customers')
  const word = useWord()
  const subject = useSubject()
  const { personalData, several } = profile
  const { birthDate, cpf, special_document_type: type, special_document_number: number } = personalData
  return (
    <ProfileSection
      id="dados"
      title={t('profile.personal')}
      edit={(close) => <PersonalForm profile={profile} onClose={close} />}
    >
      <Facts
        facts={[
          { label: t('fields.fullName'), value: personalData.fullName },
          { label: t('fields.cpf'), value: cpf && (subject ? maskCpf(cpf) : formatCpf(cpf)) },
          { label: t('fields.birthDate'), value: birthDate && formatDate(noonOf(birthDate), 'UTC') },
          { label: t('facts.gender'), value: word.gender(several.gender) },
          { label: t('facts.maritalStatus'), value: word.maritalStatus(several.maritalStatus) },
          ...(type || number ? [{ label: type ?? t('facts.document'), value: number }] : []),
        ]}
      />
    </ProfileSection>
  )
}
