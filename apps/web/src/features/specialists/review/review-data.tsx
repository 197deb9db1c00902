import type { SpecialistProfile } from '@emma/contracts/specialists/profile'
import { formatCpf, formatPhone } from '@emma/domain/customers'
import { councilCheckUrl } from '@emma/domain/specialists'
import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatBRL, formatDate, noonOf } from '../../../lib/i18n/format.ts'
import { breakable } from '../../../ui/layout/breakable.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { councilText } from '../council-text.ts'
import classes from './review.module.css'

const addressText = ({ address }: SpecialistProfile): string | undefined =>
  address
    ? `${address.address}, ${address.number}, ${address.district}, ${address.city} (${address.state})`
    : undefined

const Council = ({ council }: Pick<SpecialistProfile, 'council'>) => {
  const { t } = useTranslation('review')
  if (!council) return t('one.nothing')
  return (
    <>
      <strong className={classes.whole}>{councilText(council)}</strong>{' '}
      <Anchor href={councilCheckUrl(council.type)} target="_blank" rel="noreferrer">
        {t('one.check')} <small>{t('one.newTab')}</small>
      </Anchor>
    </>
  )
}

const Offers = ({ specialties }: Pick<SpecialistProfile, 'specialties'>) => {
  const { t } = useTranslation('review')
  if (specialties.length === 0) return t('one.nothing')
  return (
    <ul className={classes.plainList}>
      {specialties.map(({ uuid, name, price, rqe }) => (
        <li key={uuid}>
          {[name, formatBRL(price), rqe && t('one.withRqe', { rqe })].filter(Boolean).join(' · ')}
        </li>
      ))}
    </ul>
  )
}

const useFacts = (profile: SpecialistProfile): readonly (readonly [string, ReactNode])[] => {
  const { t } = useTranslation('review')
  const { personalData, contactDetails, bankAccount, settings } = profile
  const none = t('one.nothing')
  const email = t(profile.emailConfirmed ? 'one.confirmed' : 'one.notConfirmed')
  return [
    [t('one.council'), <Council key="council" council={profile.council} />],
    [t('one.specialties'), <Offers key="offers" specialties={profile.specialties} />],
    [t('one.cpf'), personalData.cpf ? formatCpf(personalData.cpf) : none],
    [t('one.birthDate'), personalData.birthDate ? formatDate(noonOf(personalData.birthDate)) : none],
    [t('one.email'), `${contactDetails.email} (${email})`],
    [t('one.cellphone'), contactDetails.cellphone ? formatPhone(contactDetails.cellphone) : none],
    [t('one.address'), addressText(profile) ?? none],
    [
      t('one.bank'),
      bankAccount
        ? t('one.bankKept', { bank: bankAccount.bank_name, ends: bankAccount.conta.slice(-3) })
        : none,
    ],
    [t('one.registered'), formatDate(profile.created_at)],
    [t('one.summary'), settings.summary || none],
  ]
}

/** Data for the reviewer to compare with the document. */
export const ReviewData = ({ profile }: { profile: SpecialistProfile }) => {
  const { t } = useTranslation('review')
  const facts = useFacts(profile)
  return (
    <Panel title={t('one.data')}>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{breakable(value)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
