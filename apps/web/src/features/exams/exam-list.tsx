import type { Exam } from '@emma/contracts/exams'
import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePage } from '../../lib/filters/use-filters.ts'
import { formatDate, noonOf } from '../../lib/i18n/format.ts'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { LoadingLines } from '../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import { EmptyState } from '../../ui/feedback/state-block.tsx'
import { Pages } from '../../ui/table/pages.tsx'
import { ExamCard } from './exam-card.tsx'
import classes from './exams.module.css'
import { examsQuery } from './exams.queries.ts'

const PictureDialog = lazyPart(() => import('../../ui/dialog/picture-dialog.tsx'))

/** Newest year first, as the list comes. */
const byYear = (exams: readonly Exam[]): readonly (readonly [string, readonly Exam[]])[] => [
  ...Map.groupBy(exams, ({ date }) => date.slice(0, 4)),
]

interface Opened {
  readonly exam: Exam
  readonly content: Blob
}

/** One person's exams by year; starts over where another person is chosen. */
export const ExamList = ({ person }: { person: string | null }) => {
  const { t } = useTranslation('exams')
  const [page, setPage] = usePage()
  const [opened, setOpened] = useState<Opened>()
  const query = useQuery(examsQuery(person, page))
  return (
    <QueryView
      query={query}
      skeleton={<LoadingLines shape="cards" />}
      empty={<EmptyState picture="exams" title={t('none')} detail={t('noneDetail')} />}
      isEmpty={({ meta }) => meta.total === 0}
    >
      {({ data, meta }) => (
        <div className={classes.years} aria-busy={query.isFetching}>
          {byYear(data).map(([year, exams]) => (
            <section key={year} className={classes.year} aria-label={year}>
              <Title order={2}>{year}</Title>
              <div className={classes.cards}>
                {exams.map((exam) => (
                  <ExamCard key={exam.id} exam={exam} onPicture={(content) => setOpened({ exam, content })} />
                ))}
              </div>
            </section>
          ))}
          <Pages meta={meta} onPage={setPage} />
          {opened && (
            <Suspense>
              <PictureDialog
                title={opened.exam.title}
                words={t('picture', {
                  title: opened.exam.title,
                  date: formatDate(noonOf(opened.exam.date), 'UTC'),
                })}
                content={opened.content}
                onClose={() => setOpened(undefined)}
              />
            </Suspense>
          )}
        </div>
      )}
    </QueryView>
  )
}
