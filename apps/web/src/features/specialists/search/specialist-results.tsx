import { Button, Title, VisuallyHidden } from '@mantine/core'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { PersonRowsSkeleton } from '../../../ui/person/person-rows.tsx'
import { SpecialistRows } from '../../favorites/index.ts'
import type { SpecialistPages } from '../specialists.queries.ts'
import classes from './specialist-list.module.css'

interface Props {
  readonly list: UseInfiniteQueryResult<SpecialistPages>
  readonly specialtyId: string | undefined
}

const skeleton = <PersonRowsSkeleton count={6} />

/** Loads the next page near the end; the button is for the keyboard, and for browsers that cannot detect it. */
const More = ({ list }: Pick<Props, 'list'>) => {
  const { t } = useTranslation('specialists')
  const end = useRef<HTMLDivElement>(null)
  const { hasNextPage, isFetching, fetchNextPage } = list
  useEffect(() => {
    if (!end.current || !hasNextPage || isFetching) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void fetchNextPage()
      },
      { rootMargin: '600px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [hasNextPage, isFetching, fetchNextPage])
  return (
    <div ref={end} className={classes.end}>
      {hasNextPage ? (
        <Button variant="light" loading={list.isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('list.more')}
        </Button>
      ) : (
        <p>{t('list.end')}</p>
      )}
    </div>
  )
}

/** The people of a search, page by page. */
export const SpecialistResults = ({ list, specialtyId }: Props) => {
  const { t } = useTranslation('specialists')
  return (
    <QueryView query={list} skeleton={skeleton}>
      {({ pages }) => (
        <section className={classes.results} aria-busy={list.isPlaceholderData}>
          <VisuallyHidden>
            <Title order={2}>{t('list.results')}</Title>
          </VisuallyHidden>
          <SpecialistRows cards={pages.flatMap(({ data }) => data)} specialtyId={specialtyId} />
          <More list={list} />
        </section>
      )}
    </QueryView>
  )
}
