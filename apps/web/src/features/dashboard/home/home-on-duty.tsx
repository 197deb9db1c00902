import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { TextLink } from '../../../ui/action/text-link.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { PersonRowsSkeleton } from '../../../ui/person/person-rows.tsx'
import { SpecialistRows } from '../../favorites/index.ts'
import { someSpecialistsQuery } from '../../specialists/index.ts'
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
        (query.data?.meta.total ?? 0) > 0 && <TextLink to="/customer/plantao">{t('home.onDutyAll')}</TextLink>
      }
    >
      <QueryView
        query={query}
        skeleton={<PersonRowsSkeleton count={SHOWN} />}
        isEmpty={({ data }) => data.length === 0}
        empty={<p className={layout.quiet}>{t('home.noOnDuty')}</p>}
      >
        {({ data }) => <SpecialistRows cards={data} />}
      </QueryView>
    </HomeSection>
  )
}
