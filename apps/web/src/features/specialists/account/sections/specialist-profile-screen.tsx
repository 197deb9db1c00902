import type { SpecialistProfile } from '@emma/contracts/specialists/profile'
import { Navigate, useLocation } from '@tanstack/react-router'
import { type JSX, lazy, type ReactNode, Suspense } from 'react'
import { LoadingLines } from '../../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../../ui/feedback/query-view.tsx'
import { useScreenMeta } from '../../../../ui/frame/use-screen.ts'
import { SectionList } from '../../../../ui/sections/section-list.tsx'
import { SectionPage, useIsWide } from '../../../../ui/sections/section-page.tsx'
import { SecuritySection } from '../../../auth/index.ts'
import { DeviceSection } from '../../../notifications/index.ts'
import classes from '../account.module.css'
import { ProfilePart } from '../profile-part.tsx'
import { hub } from './hub.ts'
import { type SectionName, sectionOfAnchor } from './sections.ts'
import { useOwnProfile } from './use-section-states.ts'

const Data = lazy(async () => ({ default: (await import('./data-part.tsx')).DataPart }))
const Settings = lazy(async () => ({ default: (await import('../settings-form.tsx')).SettingsForm }))
const Letterhead = lazy(() => import('../letterhead-part.tsx'))

type OwnSection = Exclude<SectionName, 'own-offers'>
type Content = (profile: SpecialistProfile) => ReactNode

const panel = (content: ReactNode) => <div className={classes.panel}>{content}</div>

/** Sections of the profile's own data. */
const parts: Readonly<Partial<Record<OwnSection, Content>>> = {
  'specialist-data': (profile) => <Data profile={profile} />,
  'specialist-council': (profile) => panel(<ProfilePart part="council" profile={profile} />),
  'specialist-attending': (profile) => panel(<Settings profile={profile} />),
  'specialist-letterhead': (profile) => panel(<Letterhead profile={profile} />),
  'specialist-bank': (profile) => panel(<ProfilePart part="bankAccount" profile={profile} />),
}

const OfProfile = ({ content }: { content: Content }) => (
  <QueryView query={useOwnProfile()} skeleton={<LoadingLines shape="table" count={5} />}>
    {(profile) => <Suspense fallback={<LoadingLines shape="lines" count={5} />}>{content(profile)}</Suspense>}
  </QueryView>
)

const Page = ({ section }: { section: OwnSection }) => {
  const content = parts[section]
  return (
    <SectionPage hub={hub} section={section}>
      {content && <OfProfile content={content} />}
      {section === 'specialist-security' && <SecuritySection titled={false} />}
      {section === 'specialist-notices' && <DeviceSection />}
    </SectionPage>
  )
}

/** A profile without a chosen section: its sections on a phone, and the first beside the others on a desktop. */
const Hub = () => {
  const anchor = useLocation({ select: ({ hash }) => hash })
  const isWide = useIsWide()
  const moved = sectionOfAnchor(anchor)
  if (moved) return <Navigate to={moved} hash={anchor} replace />
  return isWide ? <Page section="specialist-data" /> : <SectionList hub={hub} />
}

/** The specialist's profile: what patients see, other data, and login; each section at its route. */
export default function SpecialistProfileScreen(): JSX.Element {
  const name = useScreenMeta()?.name
  const section = hub.sections.find((each) => each.name === name)?.name
  return section && section !== 'own-offers' ? <Page section={section} /> : <Hub />
}
