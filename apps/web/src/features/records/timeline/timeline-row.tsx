import type { TimelineEntry } from '@emma/contracts/patients/timeline'
import { Button } from '@mantine/core'
import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs'
import IconClipboardText from '@tabler/icons-react/dist/esm/icons/IconClipboardText.mjs'
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import IconHeartbeat from '@tabler/icons-react/dist/esm/icons/IconHeartbeat.mjs'
import IconMicroscope from '@tabler/icons-react/dist/esm/icons/IconMicroscope.mjs'
import IconNote from '@tabler/icons-react/dist/esm/icons/IconNote.mjs'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDayOfYear, formatHour } from '../../../lib/i18n/format.ts'
import { TextLink } from '../../../ui/action/text-link.tsx'
import { StatusBadge } from '../../../ui/status/status-badge.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { openDocument, useDocumentName } from '../../prescriptions/index.ts'
import { openExam } from '../patient/patient.queries.ts'
import { useMeasured } from '../vitals/use-measured.ts'
import classes from './timeline.module.css'

type Of<K extends TimelineEntry['kind']> = Extract<TimelineEntry, { readonly kind: K }>

const pictures = {
  appointment: IconCalendarEvent,
  record: IconClipboardText,
  document: IconFileText,
  exam: IconMicroscope,
  vitals: IconHeartbeat,
  note: IconNote,
} as const

interface WordsProps {
  readonly title: ReactNode
  readonly detail?: string
  readonly action?: ReactNode
}

const Words = ({ title, detail, action }: WordsProps) => (
  <>
    <span className={classes.words}>
      <strong>{title}</strong>
      {detail && <small>{detail}</small>}
    </span>
    {action && <span className={classes.action}>{action}</span>}
  </>
)

/** A file that opens in a tab. */
const Open = ({ name, open }: { name: string; open: () => Promise<void> }) => {
  const { t } = useTranslation('patient')
  const opening = useMutation({ mutationFn: open, onError: () => toast.error(t('exams.failed')) })
  return (
    <Button
      size="compact-md"
      variant="subtle"
      aria-label={t('exams.open', { title: name })}
      loading={opening.isPending}
      onClick={() => opening.mutate()}
    >
      {t('timeline.open')}
    </Button>
  )
}

const AppointmentWords = ({
  entry: { at, specialty_name, online, status },
}: {
  entry: Of<'appointment'>
}) => {
  const { t } = useTranslation('patient')
  const detail = `${formatHour(at)} · ${t(online ? 'timeline.online' : 'timeline.inPerson')}`
  return (
    <Words
      title={t('timeline.appointment', { specialty: specialty_name })}
      detail={detail}
      action={<StatusBadge of="appointment" state={status} />}
    />
  )
}

const RecordWords = ({ entry: { id, status, ...entry } }: { entry: Of<'record'> }) => {
  const { t } = useTranslation('patient')
  const diagnosis = [entry.cid_code, entry.diagnosis].filter((part) => part !== '').join(' ')
  const by = t('timeline.record', { name: entry.specialist_name })
  return (
    <Words
      title={
        <TextLink to="/specialist/record/view/$id" params={{ id }}>
          {diagnosis || t('timeline.noDiagnosis')}
        </TextLink>
      }
      detail={by}
      action={status === 'draft' && <StatusBadge of="record" state="draft" />}
    />
  )
}

const DocumentWords = ({ entry: { id, document } }: { entry: Of<'document'> }) => {
  const { nameOf } = useDocumentName()
  const name = nameOf(document)
  const action = <Open name={name} open={() => openDocument(id)} />
  return <Words title={name} detail={document.medicines.join(', ')} action={action} />
}

const ExamWords = ({ entry: { id, title } }: { entry: Of<'exam'> }) => {
  const { t } = useTranslation('patient')
  return (
    <Words
      title={title}
      detail={t('timeline.exam')}
      action={<Open name={title} open={() => openExam(id)} />}
    />
  )
}

const VitalsWords = ({ entry: { measured, specialist_name } }: { entry: Of<'vitals'> }) => {
  const { t } = useTranslation('patient')
  const wordsOf = useMeasured()
  return <Words title={wordsOf(measured)} detail={t('timeline.vitals', { name: specialist_name })} />
}

const NoteWords = () => {
  const { t } = useTranslation('patient')
  return <Words title={t('timeline.note')} />
}

const Said = ({ entry }: { entry: TimelineEntry }) => {
  switch (entry.kind) {
    case 'appointment':
      return <AppointmentWords entry={entry} />
    case 'record':
      return <RecordWords entry={entry} />
    case 'document':
      return <DocumentWords entry={entry} />
    case 'exam':
      return <ExamWords entry={entry} />
    case 'vitals':
      return <VitalsWords entry={entry} />
    case 'note':
      return <NoteWords />
  }
}

/** One entry of the timeline: its day, what it is, and a link. */
export const TimelineRow = ({ entry }: { entry: TimelineEntry }) => {
  const Picture = pictures[entry.kind]
  return (
    <li className={classes.row}>
      <time dateTime={entry.at} className={classes.day}>
        {formatDayOfYear(entry.at)}
      </time>
      <Picture size={20} stroke={1.75} aria-hidden />
      <Said entry={entry} />
    </li>
  )
}
