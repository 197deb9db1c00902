import type { Exam } from '@emma/contracts/exams'
import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePage } from '../../lib/filters/use-filters.ts'
import { formatDate, noonOf } from '../../lib/i18n/format.ts'
import type { SeenItem } from '../../lib/last-seen/last-seen.ts'
import { useKeepSeen } from '../../lib/last-seen/use-keep-seen.ts'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { LoadingLines } from '../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import { EmptyState } from '../../ui/feedback/state-block.tsx'
import { LastSeen } from '../../ui/last-seen/last-seen.lazy.ts'
import { ThingRows } from '../../ui/list/thing-row.tsx'
import { Pages } from '../../ui/table/pages.tsx'
import { ExamCard, ExamRow } from './exam-card.tsx'
import classes from './exams.module.css'
import { examFile, examsQuery } from './exams.queries.ts'

const PictureDialog = lazyPart(() => import('../../ui/dialog/picture-dialog.tsx'))

/** Newest year first, in the list's order. */
const byYear = (exams: readonly Exam[]): readonly (readonly [string, readonly Exam[]])[] => [
  ...Map.groupBy(exams, ({ date }) => date.slice(0, 4)),
]

interface Opened {
  readonly exam: Exam
  readonly content: Blob
}

/** Shows an exam's picture over the content. */
const WithPicture = ({ children }: { children: (onOpen: (opened: Opened) => void) => ReactNode }) => {
  const { t } = useTranslation('exams')
  const [opened, setOpened] = useState<Opened>()
  return (
    <>
      {children(setOpened)}
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
    </>
  )
}

/** Exams, each to view, download and delete. */
const ExamCards = ({ exams }: { exams: readonly Exam[] }) => (
  <WithPicture>
    {(onOpen) => (
      <div className={classes.cards}>
        {exams.map((exam) => (
          <ExamCard key={exam.id} exam={exam} onPicture={(content) => onOpen({ exam, content })} />
        ))}
      </div>
    )}
  </WithPicture>
)

/** Exams in search results, one row each. */
export const ExamRows = ({ exams }: { exams: readonly Exam[] }) => (
  <WithPicture>
    {(onOpen) => (
      <ThingRows>
        {exams.map((exam) => (
          <ExamRow key={exam.id} exam={exam} onPicture={(content) => onOpen({ exam, content })} />
        ))}
      </ThingRows>
    )}
  </WithPicture>
)

/** An exam in the words stored for offline use. */
const seenExam = ({ id, title, date, dependent }: Exam): SeenItem => {
  const forWhom = dependent ? [dependent.name] : []
  return { id, title, lines: [formatDate(noonOf(date), 'UTC'), ...forWhom], file: examFile(id) }
}

/** One person's exams by year; resets when another person is chosen. */
export const ExamList = ({ person }: { person: string | null }) => {
  const { t } = useTranslation('exams')
  const [page, setPage] = usePage()
  const query = useQuery(examsQuery(person, page))
  useKeepSeen(query, {
    part: 'exams',
    whose: page === 1 ? (person ?? 'self') : undefined,
    items: ({ data }) => data.map(seenExam),
  })
  return (
    <QueryView
      query={query}
      offline={<LastSeen parts={['exams']} />}
      skeleton={<LoadingLines shape="cards" />}
      empty={<EmptyState picture="exams" title={t('none')} detail={t('noneDetail')} />}
      isEmpty={({ meta }) => meta.total === 0}
    >
      {({ data, meta }) => (
        <div className={classes.years} aria-busy={query.isFetching}>
          {byYear(data).map(([year, exams]) => (
            <section key={year} className={classes.year} aria-label={year}>
              <Title order={2}>{year}</Title>
              <ExamCards exams={exams} />
            </section>
          ))}
          <Pages meta={meta} onPage={setPage} />
        </div>
      )}
    </QueryView>
  )
}
