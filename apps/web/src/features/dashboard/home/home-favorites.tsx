import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { TextLink } from '../../../ui/action/text-link.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { PersonRowsSkeleton } from '../../../ui/person/person-rows.tsx'
import { recentSpecialistsQuery, SpecialistRows, someFavoritesQuery } from '../../favorites/index.ts'
import { HomeSection } from './home-section.tsx'

const SHOWN = 3

/** The patient's favourites, and a link to all; those of earlier appointments are listed above already. */
export const HomeFavorites = () => {
  const { t } = useTranslation('dashboard')
  const query = useQuery(someFavoritesQuery(SHOWN))
  const recent = useQuery(recentSpecialistsQuery).data?.data.map(({ id }) => id) ?? []
  const isNew = ({ id }: { readonly id: string }) => !recent.includes(id)
  const kept = query.data?.data ?? []
  if (kept.length > 0 && !kept.some(isNew)) return null
  return (
    <HomeSection
      title={t('home.favorites')}
      more={
        (query.data?.meta.total ?? 0) > SHOWN && (
          <TextLink to="/customer/favoritos">{t('home.favoritesAll')}</TextLink>
        )
      }
    >
      <QueryView
        query={query}
        skeleton={<PersonRowsSkeleton count={SHOWN} />}
        isEmpty={({ data }) => data.length === 0}
        empty={<p className={layout.quiet}>{t('home.noFavorites')}</p>}
      >
        {({ data }) => <SpecialistRows cards={data.filter(isNew)} />}
      </QueryView>
    </HomeSection>
  )
}
