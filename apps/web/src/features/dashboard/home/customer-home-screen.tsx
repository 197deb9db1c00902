import { useTranslation } from 'react-i18next'
import { useUser } from '../../../lib/session/use-session.ts'
import { hourAt } from '../../../lib/time/days.ts'
import { Display } from '../../../ui/layout/display.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { NextAppointment } from '../../booking/index.ts'
import { CanceledNotice } from '../../notifications/index.ts'
import { LatestPosts } from '../../posts/index.ts'
import { ReviewAsk } from '../../reviews/index.ts'
import { SearchBox } from '../../specialists/index.ts'
import { WaitlistOffers } from '../../waitlist/index.ts'
import classes from './customer-home.module.css'
import { HomeFavorites } from './home-favorites.tsx'
import { HomeOnDuty } from './home-on-duty.tsx'
import { HomeSpecialties } from './home-specialties.tsx'
import { HomeTour } from './home-tour.tsx'
import HomeZone from './home-zone.tsx'

const partOfDay = () => {
  const hour = hourAt(Date.now())
  if (hour < '12:00') return 'morning'
  return hour < '18:00' ? 'afternoon' : 'evening'
}

/** Where a patient begins: what comes next, and the ways to a specialist. */
export default function CustomerHomeScreen() {
  const { t } = useTranslation('dashboard')
  const name = useUser()?.first_name ?? ''
  return (
    <div className={`${classes.home} ${layout.arriving}`}>
      <PageHeader
        title={<Display>{t(`home.${partOfDay()}`, { name })}</Display>}
        subtitle={t('home.subtitle')}
      />
      <div className={classes.search}>
        <SearchBox label={t('home.search')} hint={t('home.searchHint')} button={t('home.searchButton')} />
      </div>
      <div className={classes.now}>
        <CanceledNotice />
        <WaitlistOffers />
        <NextAppointment />
      </div>
      <HomeZone />
      <ReviewAsk />
      <HomeSpecialties />
      <HomeOnDuty />
      <HomeFavorites />
      <LatestPosts />
      <HomeTour />
    </div>
  )
}
