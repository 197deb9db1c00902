import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Coming } from '../../../ui/feedback/coming.tsx'
import { recentSpecialistsQuery, SpecialistRows } from '../../favorites/index.ts'
import { HomeSection } from './home-section.tsx'

/** Specialists of earlier appointments, with their next slots; nothing before the first consultation. */
export const HomeRecent = () => {
  const { t } = useTranslation('dashboard')
  const { data, isLoading } = useQuery(recentSpecialistsQuery)
  if (isLoading) return <Coming />
  if (!data || data.data.length === 0) return null
  return (
    <HomeSection title={t('home.recent')}>
      <SpecialistRows cards={data.data} />
    </HomeSection>
  )
}
