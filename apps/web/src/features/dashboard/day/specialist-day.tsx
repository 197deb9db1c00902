import type { SpecialistDashboard } from '@emma/contracts/dashboard'
import { SegmentedControl } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { oneOf, type Search } from '../../../lib/filters/filters.ts'
import { useFilters } from '../../../lib/filters/use-filters.ts'
import { formatDay } from '../../../lib/i18n/format.ts'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { EmptyState } from '../../../ui/feedback/state-block.tsx'
import { Display } from '../../../ui/layout/display.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { useAppointmentChanges } from '../../booking/index.ts'
import { practiceQuery } from '../dashboard.queries.ts'
import { NeedsList } from '../needs-list.tsx'
import classes from './day.module.css'
import { isOver } from './day-items.ts'
import { DayList } from './day-list.tsx'
import { DutyCard } from './duty-card.tsx'
import { NextPatient } from './next-patient.tsx'
import { SetupList } from './setup-list.tsx'
import { useObstacle } from './use-obstacle.ts'

const HomeZone = lazyPart(() => import('../home/home-zone.tsx'), 'dashboard')
const Figures = lazyPart(() => import('./figures.tsx'))

type Obstacle = ReturnType<typeof useObstacle>
/** With why no patient can book, if so. */
type Shown = SpecialistDashboard & { readonly obstacle: Obstacle }

const shows = ['all', 'online'] as const
type Show = (typeof shows)[number]
const filtersIn = ({ show }: Search): { show: Show } => ({ show: oneOf(show, shows) ?? 'all' })

interface NothingProps {
  readonly show: Show
  readonly obstacle: Obstacle
  /** Whether times are open that patients can still book. */
  readonly isOpen: boolean
}

const Nothing = ({ show, obstacle, isOpen }: NothingProps) => {
  const { t } = useTranslation('today')
  const title = t(`none.${show}`)
  if (obstacle) {
    // Open times would receive nobody.
    const see = <LinkButton to="/specialist/accout-progress">{t('account.see')}</LinkButton>
    return <EmptyState picture="agenda" title={title} action={see} />
  }
  return (
    <EmptyState
      picture="agenda"
      title={title}
      detail={isOpen ? undefined : t('none.detail')}
      action={<LinkButton to="/specialist/calendar">{t('none.calendar')}</LinkButton>}
    />
  )
}

/** Which of the day's appointments to show: a choice on days with both kinds, and when opened for video ones. */
const ShowChoice = ({ show, onChange }: { show: Show; onChange: (show: Show) => void }) => {
  const { t } = useTranslation('today')
  return (
    <SegmentedControl
      aria-label={t('show.label')}
      value={show}
      onChange={(value) => onChange(oneOf(value, shows) ?? 'all')}
      data={shows.map((value) => ({ value, label: t(`show.${value}`) }))}
    />
  )
}

const Main = ({ today: all, next, free, setup, obstacle }: Shown) => {
  const [{ show }, change] = useFilters(filtersIn)
  const today = show === 'all' ? all : all.filter(({ online }) => online)
  const isMixed = all.some(({ online }) => online) && all.some(({ online }) => !online)
  return (
    <div className={`${classes.main} ${layout.arriving}`}>
      {next && (
        <NextPatient key={next.id} appointment={next} isToday={all.some(({ id }) => id === next.id)} />
      )}
      {(isMixed || show === 'online') && (
        <ShowChoice show={show} onChange={(value) => change({ show: value === 'all' ? undefined : value })} />
      )}
      {today.length === 0 ? (
        <Nothing
          show={show}
          obstacle={obstacle}
          isOpen={setup.some(({ step, done }) => step === 'hours' && done)}
        />
      ) : (
        <DayList today={today} free={free} next={next} />
      )}
      <SetupList setup={setup} />
    </div>
  )
}

const Day = (shown: Shown) => (
  <div className={`${classes.page} ${layout.arriving}`}>
    <div className={`${classes.above} ${layout.arriving}`}>
      <Main {...shown} />
      <div className={classes.side}>
        <NeedsList needs={shown.needs} unread={shown.unread} />
        {shown.duty && <DutyCard duty={shown.duty} />}
      </div>
    </div>
    <Suspense fallback={<LoadingLines shape="cards" count={3} />}>
      <Figures {...shown} />
    </Suspense>
  </div>
)

const useSubtitle = () => {
  const { t } = useTranslation('today')
  return ({ today }: SpecialistDashboard): string => {
    const done = today.filter(isOver).length
    if (today.length === 0) return t('count.none')
    const count = t('count.appointments', { count: today.length })
    return done === 0 ? count : `${count} · ${t('count.over', { count: done })}`
  }
}

/** The specialist's first screen: the next patient, the day by time, and pending tasks; figures below. */
export const SpecialistDay = () => {
  const query = useQuery(practiceQuery)
  const { t } = useTranslation('today')
  const subtitle = useSubtitle()
  const obstacle = useObstacle()
  useAppointmentChanges()
  const day = formatDay(new Date())
  return (
    <>
      <PageHeader
        title={<Display>{day.charAt(0).toUpperCase() + day.slice(1)}</Display>}
        subtitle={obstacle ? t(`account.${obstacle}`) : query.data ? subtitle(query.data) : '\u00a0'}
      />
      <Suspense fallback={null}>
        <HomeZone />
      </Suspense>
      <QueryView query={query} skeleton={<LoadingLines shape="cards" count={6} />}>
        {(shown) => <Day {...shown} obstacle={obstacle} />}
      </QueryView>
    </>
  )
}
