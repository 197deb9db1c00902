import type { searchHealthFolder } from '@emma/contracts/health-folder'
import type { ResponseOf } from '@emma/contracts/kit'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { LoadingLines } from '../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import { EmptyState } from '../../ui/feedback/state-block.tsx'
import layout from '../../ui/layout/layout.module.css'
import { ThingRow, ThingRows } from '../../ui/list/thing-row.tsx'
import { PersonAvatar } from '../../ui/person/person-avatar.tsx'
import { AppointmentBadge } from '../../ui/status/appointment-badge.tsx'
import { useAbout } from '../../ui/time/use-about.ts'
import { RecordRows } from '../records/index.ts'
import classes from './health-folder.module.css'
import { searchQuery } from './health-folder.queries.ts'

const DocumentRows = lazyPart(
  async () => ({ default: (await import('../prescriptions/index.ts')).DocumentRows }),
  'prescriptions',
)
const ExamRows = lazyPart(async () => ({ default: (await import('../exams/index.ts')).ExamRows }), 'exams')
type Found = ResponseOf<typeof searchHealthFolder>

const Appointments = ({ appointments }: Pick<Found, 'appointments'>) => {
  const navigate = useNavigate()
  const about = useAbout()
  return (
    <ThingRows>
      {appointments.map((appointment) => (
        <ThingRow
          key={appointment.id}
          picture={
            <PersonAvatar name={appointment.specialist.name} src={appointment.specialist.avatar} size={40} />
          }
          title={appointment.specialist.name}
          about={about(appointment)}
          state={<AppointmentBadge {...appointment} />}
          onOpen={() => void navigate({ to: '/customer/agenda', search: { open: appointment.id } })}
        />
      ))}
    </ThingRows>
  )
}

const kinds = ['documents', 'exams', 'records', 'appointments'] as const
type Kind = (typeof kinds)[number]

const rowsOf: Readonly<Record<Kind, (found: Found) => ReactNode>> = {
  documents: ({ documents }) => <DocumentRows documents={documents} />,
  exams: ({ exams }) => <ExamRows exams={exams} />,
  records: ({ records }) => <RecordRows records={records} />,
  appointments: ({ appointments }) => <Appointments appointments={appointments} />,
}

const countOf = (found: Found): number => kinds.reduce((sum, kind) => sum + found[kind].length, 0)

const Kinds = ({ found }: { found: Found }) => {
  const { t } = useTranslation('healthFolder')
  return (
    <Suspense fallback={<LoadingLines shape="cards" />}>
      <p className={layout.quiet} role="status">
        {t('search.count', { count: countOf(found) })}
      </p>
      {kinds
        .filter((kind) => found[kind].length > 0)
        .map((kind) => (
          <section key={kind} className={classes.found} aria-label={t(`search.found.${kind}`)}>
            <h2>{t(`search.found.${kind}`)}</h2>
            {rowsOf[kind](found)}
          </section>
        ))}
      {found.more && <p className={layout.quiet}>{t('search.more')}</p>}
    </Suspense>
  )
}

/** One person's search results, kind by kind. */
export default function FolderFound({ person, search }: { person: string | null; search: string }) {
  const { t } = useTranslation('healthFolder')
  return (
    <QueryView
      query={useQuery(searchQuery(person, search))}
      skeleton={<LoadingLines shape="cards" />}
      isEmpty={(found) => countOf(found) === 0}
      empty={
        <EmptyState
          picture="search"
          title={t('search.none', { search })}
          detail={`${t('search.noneDetail')} ${t('search.scope')}`}
        />
      }
    >
      {(found) => <Kinds found={found} />}
    </QueryView>
  )
}
