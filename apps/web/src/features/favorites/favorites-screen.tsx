import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../ui/action/link-button.tsx'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import { EmptyState } from '../../ui/feedback/state-block.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { PersonRowsSkeleton } from '../../ui/person/person-rows.tsx'
import classes from './favorites.module.css'
import { allFavoritesQuery } from './favorites.queries.ts'
import { SpecialistRows } from './specialist-rows.tsx'

const NoFavorites = () => {
  const { t } = useTranslation('specialists')
  return (
    <EmptyState
      picture="people"
      title={t('favorites.empty')}
      detail={t('favorites.emptyDetail')}
      action={
        <LinkButton to="/customer/specialists/$id" params={{ id: 'todos' }}>
          {t('favorites.find')}
        </LinkButton>
      }
    />
  )
}

/** All of the patient's favourite specialists, the latest first. */
export default function FavoritesScreen() {
  const { t } = useTranslation('specialists')
  const query = useInfiniteQuery(allFavoritesQuery)
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query
  return (
    <>
      <PageHeader title={t('favorites.title')} subtitle={t('favorites.subtitle')} />
      <QueryView
        query={query}
        skeleton={<PersonRowsSkeleton count={3} />}
        isEmpty={({ pages }) => pages[0]?.data.length === 0}
        empty={<NoFavorites />}
      >
        {({ pages }) => (
          <div className={classes.all}>
            <h2>{t('list.found', { count: pages[0]?.meta.total ?? 0 })}</h2>
            <SpecialistRows cards={pages.flatMap(({ data }) => data)} />
            {hasNextPage && (
              <Button variant="light" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {t('list.more')}
              </Button>
            )}
          </div>
        )}
      </QueryView>
    </>
  )
}
