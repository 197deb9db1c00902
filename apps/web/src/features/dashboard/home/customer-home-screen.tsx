import { HOUR } from '@emma/domain/interval'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queryClient } from '../../../lib/api/query-client.ts'
import { useUser } from '../../../lib/session/use-session.ts'
import { hourAt } from '../../../lib/time/days.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { SkinOffer } from '../../../ui/frame/skin-offer.tsx'
import { Below } from '../../../ui/layout/below.tsx'
import { Display } from '../../../ui/layout/display.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import {
  invitationsQuery,
  NextAppointment,
  nextAppointmentQuery,
  OwnInvitations,
  OwnProposals,
  ownProposalsQuery,
} from '../../booking/index.ts'
import { recentSpecialistsQuery } from '../../favorites/index.ts'
import { CanceledNotice, canceledQuery } from '../../notifications/index.ts'
import { LatestPosts } from '../../posts/index.ts'
import { endingPrescriptionsQuery } from '../../prescriptions/index.ts'
import { entryQuery, offerQuery } from '../../queue/index.ts'
import { ReviewAsk } from '../../reviews/index.ts'
import { SearchBox } from '../../specialists/index.ts'
import { specialtiesQuery } from '../../specialties/index.ts'
import { WaitlistOffers, waitlistQuery } from '../../waitlist/index.ts'
import classes from './customer-home.module.css'
import { bookedQuery } from './home.queries.ts'
import { HomeBook } from './home-book.tsx'
import { HomeFavorites } from './home-favorites.tsx'
import { HomeFirstSteps } from './home-first-steps.tsx'
import { HomePrescriptions } from './home-prescriptions.tsx'
import { HomeQueue } from './home-queue.tsx'
import { HomeRecent } from './home-recent.tsx'
import { HomeReturns } from './home-returns.tsx'
import { HomeSpecialties } from './home-specialties.tsx'
import { HomeTour } from './home-tour.tsx'
import { HomeUrgent } from './home-urgent.tsx'
import HomeZone from './home-zone.tsx'

/** Follows the hour: the screen may stay open overnight. */
const usePartOfDay = () => {
  const hour = hourAt(useNow(HOUR))
  if (hour < '12:00') return 'morning'
  return hour < '18:00' ? 'afternoon' : 'evening'
}

/**
 * The most urgent things: an open call, then the place in line, decisions, and the next appointment. The first one is
 * the prominent card. Until it is known whether there is an appointment, it has the first place, so that nothing pushes
 * it down; one that fails to load is not moved, which would load it again.
 */
const Now = () => {
  const { data } = useQuery(nextAppointmentQuery)
  const isOpen = data?.data[0]?.can.join ?? false
  const isFirst = isOpen || data === undefined
  const isWaiting = Boolean(useQuery(entryQuery).data)
  const next = <NextAppointment isQuiet={isWaiting && !isOpen} />
  return (
    <div className={classes.now}>
      {isFirst && next}
      <HomeQueue isQuiet={isOpen} />
      <CanceledNotice />
      <OwnProposals />
      <OwnInvitations />
      <WaitlistOffers />
      {!isFirst && next}
    </div>
  )
}

/** Prefetched before it is drawn: the part above the fold, and what may move it. @public */
export const ahead = (): void => {
  void queryClient.prefetchQuery(nextAppointmentQuery)
  void queryClient.prefetchQuery(entryQuery)
  void queryClient.prefetchQuery(canceledQuery)
  void queryClient.prefetchQuery(ownProposalsQuery)
  void queryClient.prefetchQuery(invitationsQuery)
  void queryClient.prefetchQuery(waitlistQuery)
  void queryClient.prefetchQuery(offerQuery)
  void queryClient.prefetchQuery(bookedQuery)
  void queryClient.prefetchQuery(recentSpecialistsQuery)
  void queryClient.prefetchQuery(endingPrescriptionsQuery)
  void queryClient.prefetchQuery(specialtiesQuery)
}

/** A patient's home: what comes next, and the ways to a specialist. */
export default function CustomerHomeScreen() {
  const { t } = useTranslation('dashboard')
  const name = useUser()?.first_name ?? ''
  const part = usePartOfDay()
  return (
    <div className={`${classes.home} ${layout.arriving}`}>
      <PageHeader title={<Display>{t(`home.${part}`, { name })}</Display>} />
      <Now />
      <div className={classes.find}>
        <SearchBox label={t('home.search')} hint={t('home.searchHint')} button={t('home.searchButton')} />
      </div>
      <div className={classes.ways}>
        <HomeUrgent />
        <HomeBook />
      </div>
      <HomeFirstSteps />
      <HomeZone />
      <Below>
        <HomePrescriptions />
        <HomeReturns />
        <HomeRecent />
        <ReviewAsk />
        <HomeSpecialties />
        <HomeFavorites />
        <LatestPosts />
        <HomeTour />
        <SkinOffer />
      </Below>
    </div>
  )
}
