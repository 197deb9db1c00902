import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatBRL } from '../../../../lib/i18n/format.ts'
import { factorQuery } from '../../../auth/index.ts'
import { dependentsQuery } from '../../../dependents/index.ts'
import { profileQuery } from '../profile.queries.ts'
import type { SectionName } from './sections.ts'

/** Each section's content in one line; undefined until it is known. */
export const useSectionStates = (): Readonly<Record<SectionName, string | undefined>> => {
  const { t } = useTranslation('customers')
  const { data: profile } = useQuery(profileQuery)
  const { data: people } = useQuery(dependentsQuery)
  const { data: factor } = useQuery(factorQuery)
  const dataState = () => {
    if (!profile) return undefined
    const { pendingContact, contactDetails, address } = profile
    const waiting = pendingContact.email ?? pendingContact.cellphone
    if (waiting) return t('profile.waiting', { value: waiting })
    return address ? contactDetails.email : t('states.noAddress')
  }
  const paymentsState = () => {
    if (!profile) return undefined
    const { cards, creditBalance } = profile
    const credit = creditBalance.totalBalance
    return [
      cards.length === 0 ? t('states.noCard') : t('states.cards', { count: cards.length }),
      ...(credit > 0 ? [t('states.credit', { amount: formatBRL(credit) })] : []),
    ].join(' · ')
  }
  const family = people?.filter(({ removed_at }) => removed_at === null).length
  return {
    'profile-data': dataState(),
    'profile-family': family === undefined ? undefined : t('states.dependents', { count: family }),
    'profile-security': factor && t(factor.totp ? 'states.factorOn' : 'states.factorOff'),
    'profile-payments': paymentsState(),
    'profile-notices': profile && t(`states.by.${profile.contactDetails.contactPreference}`),
    'profile-privacy': t('states.privacy'),
  }
}
