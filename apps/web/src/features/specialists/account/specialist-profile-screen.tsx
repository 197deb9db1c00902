import type { SpecialistProfile } from '@emma/contracts/specialists/profile'
import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../../lib/session/use-session.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { SecuritySection } from '../../auth/index.ts'
import { DeviceSection } from '../../notifications/index.ts'
import classes from './account.module.css'
import { accountQuery } from './account.queries.ts'
import { ProfilePart } from './profile-part.tsx'

const SettingsForm = lazy(async () => ({ default: (await import('./settings-form.tsx')).SettingsForm }))
const Letterhead = lazy(() => import('./letterhead-part.tsx'))
const Picture = lazy(() => import('./picture-part.tsx'))

const sections = [
  'picture',
  'personal',
  'contact',
  'address',
  'council',
  'specialties',
  'settings',
  'letterhead',
  'bank',
  'security',
] as const
type Section = (typeof sections)[number]

const parts = {
  personal: 'personalData',
  contact: 'contactDetails',
  address: 'address',
  council: 'council',
  specialties: 'specialty',
  bank: 'bankAccount',
} as const
const isPart = (section: Section): section is keyof typeof parts => section in parts

const contentOf = (section: Exclude<Section, 'security'>, profile: SpecialistProfile): ReactNode => {
  if (isPart(section)) return <ProfilePart part={parts[section]} profile={profile} />
  if (section === 'picture') return <Picture profile={profile} />
  if (section === 'letterhead') return <Letterhead profile={profile} />
  return <SettingsForm profile={profile} />
}

const Sections = ({ profile }: { profile: SpecialistProfile }) => {
  const { t } = useTranslation('specialistAccount')
  return (
    <div className={classes.profile}>
      <nav className={classes.sections} aria-label={t('profile.sections')}>
        <ul className={classes.anchors}>
          {sections.map((section) => (
            <li key={section}>
              <Anchor href={`#${section}`}>{t(`profile.${section}`)}</Anchor>
            </li>
          ))}
        </ul>
      </nav>
      <div className={`${classes.parts} ${layout.arriving}`}>
        {sections.map((section) =>
          section === 'security' ? (
            <div key={section} id={section}>
              <SecuritySection />
            </div>
          ) : (
            <section
              key={section}
              id={section}
              className={classes.panel}
              aria-labelledby={`${section}-title`}
            >
              <h2 id={`${section}-title`}>{t(`profile.${section}`)}</h2>
              <Suspense fallback={<LoadingLines shape="lines" count={3} />}>
                {contentOf(section, profile)}
              </Suspense>
            </section>
          ),
        )}
        <DeviceSection />
      </div>
    </div>
  )
}

/** The specialist's profile: what patients see, other data, and login. */
export default function SpecialistProfileScreen() {
  const { t } = useTranslation('specialistAccount')
  const id = useUser()?.specialistId ?? ''
  const query = useQuery({ ...accountQuery(id), enabled: id !== '' })
  return (
    <>
      <PageHeader title={t('profile.title')} subtitle={t('profile.subtitle')} />
      <QueryView query={query} skeleton={<LoadingLines shape="cards" count={4} />}>
        {(profile) => <Sections profile={profile} />}
      </QueryView>
    </>
  )
}
