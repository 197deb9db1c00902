import type { SpecialistProfile } from '@emma/contracts/specialists/profile'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../../../lib/session/use-session.ts'
import { factorQuery } from '../../../auth/index.ts'
import { councilText } from '../../council-text.ts'
import { accountQuery } from '../account.queries.ts'
import { bankText } from '../bank-text.ts'
import { letterheadQuery } from '../letterhead.queries.ts'
import type { SectionName } from './sections.ts'

const dataParts = ['personalData', 'contactDetails', 'address'] as const

/** The own profile, which every section shows a part of. */
export const useOwnProfile = () => {
  const id = useUser()?.specialistId ?? ''
  return useQuery({ ...accountQuery(id), enabled: id !== '' })
}

const useProfileStates = () => {
  const { t } = useTranslation('specialistAccount')
  const dataState = ({ contactDetails, missing }: SpecialistProfile) => {
    const parts = dataParts.filter((part) => missing.includes(part))
    if (parts.length === 0) return contactDetails.email
    return t('states.missing', { parts: parts.map((part) => t(`progress.items.${part}.title`)).join(', ') })
  }
  const councilState = ({ council, document }: SpecialistProfile) => {
    if (!council) return t('states.councilMissing')
    const text = councilText(council)
    return document ? text : t('states.noProof', { council: text })
  }
  const offersState = ({ specialties, obstacles }: SpecialistProfile) =>
    specialties.length > 0 && obstacles.includes('specialty')
      ? t('states.offersUnseen')
      : t('states.offers', { count: specialties.length })
  const attendingState = ({ settings, use_online: isOnline }: SpecialistProfile) =>
    settings.summary === '' ? t('states.noSummary') : t(isOnline ? 'states.online' : 'states.offline')
  return (profile: SpecialistProfile) => ({
    'specialist-data': dataState(profile),
    'specialist-council': councilState(profile),
    'own-offers': offersState(profile),
    'specialist-attending': attendingState(profile),
    'specialist-bank': profile.bankAccount
      ? t('profile.bankKept', bankText(profile.bankAccount))
      : t('states.noBank'),
    'specialist-notices': t(`states.by.${profile.contactDetails.contactPreference}`),
  })
}

/** Each section's content in one line; undefined until it is known. */
export const useSectionStates = (): Readonly<Record<SectionName, string | undefined>> => {
  const { t } = useTranslation('specialistAccount')
  const statesOf = useProfileStates()
  const { data: profile } = useOwnProfile()
  const { data: factor } = useQuery(factorQuery)
  const { data: letterhead } = useQuery(letterheadQuery)
  const unknown = {
    'specialist-data': undefined,
    'specialist-council': undefined,
    'own-offers': undefined,
    'specialist-attending': undefined,
    'specialist-bank': undefined,
    'specialist-notices': undefined,
  }
  return {
    ...(profile ? statesOf(profile) : unknown),
    'specialist-letterhead': letterhead && t(letterhead.logo ? 'states.logo' : 'states.noLogo'),
    'specialist-security': factor && t(factor.totp ? 'states.factorOn' : 'states.factorOff'),
  }
}
