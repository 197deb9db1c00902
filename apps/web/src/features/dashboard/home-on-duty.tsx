import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LoadingLines } from '../../ui/loading-lines.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { CardGrid, someSpecialistsQuery } from '../specialists/index.ts'
import classes from './customer-home.module.css'
import { HomeSection } from './home-section.tsx'

const SHOWN = 3

/** Who takes people now. */
export const HomeOnDuty = () => {
  const { t } = useTranslation('dashboard')
  const query = useQuery(someSpecialistsQuery({ on_duty: 'true', pageSize: SHOWN }))
  return (
    <HomeSection
      title={t('home.onDuty')}
      more={
        (query.data?.meta.total ?? 0) > SHOWN && (
          <TextLink to="/customer/plantao">{t('home.onDutyAll')}</TextLink>
        )
      }
    >
      <QueryView
        query={query}
        skeleton={<LoadingLines shape="cards" count={SHOWN} />}
        isEmpty={({ data }) => data.length === 0}
        empty={<p className={classes.none}>{t('home.noOnDuty')}</p>}
      >
        {({ data }) => <CardGrid cards={data} />}
      </QueryView>
    </HomeSection>
  )
}
