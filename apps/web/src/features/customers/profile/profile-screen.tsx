import type { Customer } from '@emma/contracts/customers'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { AvatarField } from '../../../ui/upload/avatar-field.tsx'
import { SecuritySection } from '../../auth/index.ts'
import { DependentsSection } from '../../dependents/index.ts'
import { DeviceSection } from '../../notifications/index.ts'
import { PrivacySection } from '../../privacy/index.ts'
import { WalletSection } from '../../wallet/index.ts'
import { AddressSection } from './address-section.tsx'
import { ContactSection } from './contact-section.tsx'
import { PersonalSection } from './personal-section.tsx'
import { PreferencesSection } from './preferences-section.tsx'
import classes from './profile.module.css'
import { profileQuery, useSavePicture } from './profile.queries.ts'
import { ProfileSection } from './profile-section.tsx'

const anchors = [
  ['dados', 'personal'],
  ['contato', 'contact'],
  ['endereco', 'address'],
  ['dependentes', 'dependents'],
  ['preferencias', 'preferences'],
  ['cartoes', 'cards'],
  ['carteira', 'wallet'],
  ['seguranca', 'security'],
  ['aparelho', 'device'],
  ['privacidade', 'privacy'],
] as const

const Anchors = () => {
  const { t } = useTranslation('customers')
  return (
    <nav className={classes.anchors} aria-label={t('profile.sections')}>
      {anchors.map(([id, key]) => (
        <a key={id} href={`#${id}`}>
          {t(`profile.${key}`)}
        </a>
      ))}
    </nav>
  )
}

const CardsSection = ({ count }: { count: number }) => {
  const { t } = useTranslation('customers')
  return (
    <ProfileSection id="cartoes" title={t('profile.cards')} hint={t('profile.cardsHint')}>
      <div className={classes.actions}>
        <span>{count === 0 ? t('profile.cardsNone') : t('profile.cardCount', { count })}</span>
        <LinkButton variant="default" to="/customer/novo-cartao">
          {t('profile.cardsOpen')}
        </LinkButton>
      </div>
    </ProfileSection>
  )
}

const Sections = ({ profile }: { profile: Customer }) => {
  const { t } = useTranslation('customers')
  const save = useSavePicture()
  return (
    <div className={classes.sections}>
      <div className={classes.section}>
        <AvatarField name={profile.personalData.fullName} src={profile.avatar} save={save} />
      </div>
      <PersonalSection profile={profile} />
      <ContactSection profile={profile} />
      <AddressSection profile={profile} />
      <ProfileSection id="dependentes" title={t('profile.dependents')} hint={t('profile.dependentsHint')}>
        <DependentsSection />
      </ProfileSection>
      <PreferencesSection profile={profile} />
      <CardsSection count={profile.cards.length} />
      <div id="carteira" className={classes.anchor}>
        <WalletSection />
      </div>
      <SecuritySection />
      <DeviceSection />
      <div id="privacidade" className={classes.anchor}>
        <PrivacySection />
      </div>
    </div>
  )
}

/** The own profile of a patient: every group of the specification, the wallet, security and privacy. */
export default function ProfileScreen() {
  const { t } = useTranslation('customers')
  return (
    <>
      <PageHeader title={t('profile.title')} subtitle={t('profile.subtitle')} />
      <div className={classes.page}>
        <Anchors />
        <QueryView query={useQuery(profileQuery)} skeleton={<LoadingLines shape="cards" count={4} />}>
          {(profile) => <Sections profile={profile} />}
        </QueryView>
      </div>
    </>
  )
}
