import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LoadingLines } from '../../ui/loading-lines.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { favoritesQuery } from '../favorites/index.ts'
import { CardGrid } from '../specialists/index.ts'
import classes from './customer-home.module.css'
import { HomeSection } from './home-section.tsx'

/** The specialists that the patient keeps. */
export const HomeFavorites = () => {
  const { t } = useTranslation('dashboard')
  const query = useQuery(favoritesQuery)
  return (
    <HomeSection title={t('home.favorites')}>
      <QueryView
        query={query}
        skeleton={<LoadingLines shape="cards" count={3} />}
        isEmpty={(cards) => cards.length === 0}
        empty={<p className={classes.none}>{t('home.noFavorites')}</p>}
      >
        {(cards) => <CardGrid cards={cards} />}
      </QueryView>
    </HomeSection>
  )
}
