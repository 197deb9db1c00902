import { Button, CloseButton, TextInput } from '@mantine/core'
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../lib/i18n/format.ts'
import { DateField } from '../../ui/form/date-field.tsx'
import layout from '../../ui/layout/layout.module.css'
import { sizeText } from '../../ui/upload/file-check.ts'
import { UploadState } from '../../ui/upload/upload-state.tsx'
import { useFocusAfterCancel } from '../../ui/upload/use-focus-after-cancel.ts'
import classes from './exams.module.css'
import type { ExamQueue, QueuedExam } from './use-exam-queue.ts'

interface Props {
  readonly exam: QueuedExam
  readonly queue: ExamQueue
  /** The latest selectable day. */
  readonly today: string
}

const Fields = ({ exam, queue, today }: Props) => {
  const { t } = useTranslation('exams')
  const { key, title, date, errors } = exam
  return (
    <div className={classes.fields}>
      <TextInput
        label={t('upload.name')}
        placeholder={t('upload.namePlaceholder')}
        value={title}
        maxLength={120}
        error={errors.title}
        onChange={(event) => queue.change(key, { title: event.currentTarget.value })}
      />
      <DateField
        label={t('upload.date')}
        max={today}
        value={date}
        error={errors.date}
        onChange={(next) => queue.change(key, { date: next })}
      />
    </div>
  )
}

/** The file is among the person's exams already: sent a second time, or left out. */
const Existing = ({ exam, queue }: Omit<Props, 'today'>) => {
  const { t } = useTranslation('exams')
  const { key, existing, file } = exam
  if (!existing) return null
  const { title, created_at } = existing
  return (
    <div role="alert" className={classes.existing}>
      <p>{t('upload.exists', { title, date: formatDate(created_at) })}</p>
      <div className={layout.actions}>
        <Button
          variant="light"
          aria-label={t('upload.leaveOutOf', { name: file.name })}
          onClick={() => queue.takeOut(key)}
        >
          {t('upload.leaveOut')}
        </Button>
        <Button
          variant="default"
          aria-label={t('upload.sendAnywayOf', { name: file.name })}
          onClick={() => queue.sendAnyway(key)}
        >
          {t('upload.sendAnyway')}
        </Button>
      </div>
    </div>
  )
}

/** One chosen file: its data, its progress, its error. */
export const ExamUploadItem = ({ exam, queue, today }: Props) => {
  const { t } = useTranslation('exams')
  const { key, file, state, percent, fault, failure } = exam
  const removal = useFocusAfterCancel(state === 'canceled')
  const isOnItsWay = state === 'sending' || state === 'waiting'
  const upload = {
    isSending: state === 'sending',
    percent,
    failure: failure ?? null,
    end: state === 'canceled' ? ('canceled' as const) : null,
    cancel: queue.cancel,
    again: () => queue.again(key),
  }
  return (
    <li className={classes.queued}>
      <div className={classes.file}>
        <IconFile size={20} stroke={1.75} aria-hidden />
        <span>{file.name}</span>
        <small>{sizeText(file.size)}</small>
        {!isOnItsWay && (
          <CloseButton
            ref={removal}
            size={44}
            aria-label={t('upload.takeOut', { name: file.name })}
            onClick={() => queue.takeOut(key)}
          />
        )}
      </div>
      {fault && (
        <p className={classes.fault} role="alert">
          {fault}
        </p>
      )}
      {fault === undefined && !isOnItsWay && <Fields exam={exam} queue={queue} today={today} />}
      {state === 'waiting' && <p className={classes.quiet}>{t('upload.waiting')}</p>}
      <Existing exam={exam} queue={queue} />
      <UploadState name={file.name} upload={upload} />
    </li>
  )
}
