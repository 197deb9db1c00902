import type { SpecialistCard } from '@emma/contracts/specialists'
import { searchWords } from '@emma/domain/specialists'
import { folded } from '@emma/domain/text'
import { Button, Title, VisuallyHidden } from '@mantine/core'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { specialtyName } from '../../../lib/i18n/i18n.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { EmptyState } from '../../../ui/feedback/state-block.tsx'
import { PersonRowsSkeleton } from '../../../ui/person/person-rows.tsx'
import { SpecialistRows } from '../../favorites/index.ts'
import type { SpecialistPages } from '../specialists.queries.ts'
import classes from './specialist-list.module.css'

interface Props {
  readonly list: UseInfiniteQueryResult<SpecialistPages>
  readonly specialtyId: string | undefined
  readonly search: string | undefined
  /** Takes off all that the list is narrowed by; nothing where it is not. */
  readonly onClear: (() => void) | undefined
}

/** Whether nobody is called what was typed, so that the server answered whose names are like it. */
const isOnlyAlike = (cards: readonly SpecialistCard[], search: string): boolean => {
  const words = searchWords(folded(search))
  return !cards.some(({ name, specialties }) => {
    const known = folded(
      [name, ...specialties.flatMap((offer) => [offer.name, specialtyName(offer.name)])].join(' '),
    )
    return words.every((word) => known.includes(word))
  })
}

const skeleton = <PersonRowsSkeleton count={6} />

/** The next page when the end comes near; the button is for the keyboard, and for a browser that does not say. */
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

export const SpecialistResults = ({ list, specialtyId, search, onClear }: Props) => {
  const { t } = useTranslation('specialists')
  return (
    <QueryView
      query={list}
      skeleton={skeleton}
      isEmpty={({ pages }) => pages[0]?.data.length === 0}
      empty={
        <EmptyState
          title={t('list.empty')}
          detail={t('list.emptyDetail')}
          action={onClear && <Button onClick={onClear}>{t('list.everyone')}</Button>}
        />
      }
    >
      {({ pages: [first, ...others] }) => (
        <section className={classes.results} aria-busy={list.isPlaceholderData}>
          <VisuallyHidden>
            <Title order={2}>{t('list.results')}</Title>
          </VisuallyHidden>
          {search && first && !list.isPlaceholderData && isOnlyAlike(first.data, search) && (
            <p className={classes.note}>{t('list.alike', { search })}</p>
          )}
          <SpecialistRows
            cards={[first, ...others].flatMap((page) => page?.data ?? [])}
            specialtyId={specialtyId}
          />
          <More list={list} />
        </section>
      )}
    </QueryView>
  )
}
