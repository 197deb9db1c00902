import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LoadingLines } from '../../ui/loading-lines.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { someFavoritesQuery } from '../favorites/index.ts'
import { CardGrid } from '../specialists/index.ts'
import classes from './customer-home.module.css'
import { HomeSection } from './home-section.tsx'

const SHOWN = 3

/** The specialists that the patient keeps, and the way to all of them. */
export const HomeFavorites = () => {
  const { t } = useTranslation('dashboard')
  const query = useQuery(someFavoritesQuery(SHOWN))
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
        skeleton={<LoadingLines shape="cards" count={SHOWN} />}
        isEmpty={({ data }) => data.length === 0}
        empty={<p className={classes.none}>{t('home.noFavorites')}</p>}
      >
        {({ data }) => <CardGrid cards={data} />}
      </QueryView>
    </HomeSection>
  )
}
