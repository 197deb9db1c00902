import { EXAM_MAX_BYTES } from '@emma/contracts/exams'
import { Button, FileButton, Title } from '@mantine/core'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLeaveGuard } from '../../lib/forms/use-leave-guard.ts'
import { takeShared } from '../../lib/shared-files.ts'
import { today } from '../../lib/time/days.ts'
import layout from '../../ui/layout/layout.module.css'
import { toast } from '../../ui/toast/toast.ts'
import { documents, fileFault, kindsText, sizeText } from '../../ui/upload/file-check.ts'
import { useFocusKept } from '../../ui/upload/use-focus-kept.ts'
import { ExamUploadItem } from './exam-upload-item.tsx'
import classes from './exams.module.css'
import { isOpen, type QueuedExam, useExamQueue } from './use-exam-queue.ts'

/** `hemograma_completo-2026.pdf` → `hemograma completo 2026`: a suggested title. */
const titleOf = (name: string): string =>
  name
    .replace(/\.[^.]*$/, '')
    .replace(/[_-]+/g, ' ')
    .trim()
    .slice(0, 120)

const queuedOf = (file: File, date: string): QueuedExam => ({
  key: crypto.randomUUID(),
  file,
  title: titleOf(file.name),
  date,
  person: null,
  state: 'ready',
  percent: 0,
  fault: fileFault(file, documents, EXAM_MAX_BYTES),
  failure: null,
  existing: undefined,
  onlyNew: true,
  errors: {},
})

/** Choose, name and upload files, one after the other; nothing is lost on the way. */
export const ExamUploads = ({ person }: { person: string | null }) => {
  const { t } = useTranslation('exams')
  const [day] = useState(today)
  const queue = useExamQueue(({ title }) => toast.success(t('upload.sent', { name: title })))
  const { exams, add } = queue
  const addShared = useEffectEvent((files: readonly File[]) => add(files.map((file) => queuedOf(file, day))))
  useEffect(() => void takeShared().then(addShared), [])
  useLeaveGuard(() => exams.some(({ fault }) => fault === undefined))
  const open = exams.filter((exam) => isOpen(exam, person))
  const focus = useFocusKept()
  return (
    <section className={classes.panel} aria-labelledby="exam-uploads" {...focus.section}>
      <Title order={2} id="exam-uploads">
        {t('upload.title')}
      </Title>
      <p className={classes.quiet} id="exam-kinds">
        {t('upload.hint', { types: kindsText(documents), max: sizeText(EXAM_MAX_BYTES) })}
      </p>
      {exams.length > 0 && (
        <ul className={layout.rows}>
          {exams.map((exam) => (
            <ExamUploadItem key={exam.key} exam={exam} queue={queue} today={day} />
          ))}
        </ul>
      )}
      <div className={layout.actions}>
        {open.length > 0 && (
          <Button onClick={() => queue.send(person)}>{t('upload.send', { count: open.length })}</Button>
        )}
        <FileButton
          multiple
          accept={Object.keys(documents).join(',')}
          onChange={(files) => queue.add(files.map((file) => queuedOf(file, day)))}
        >
          {(props) => (
            <Button
              {...props}
              ref={focus.next}
              variant={open.length > 0 ? 'default' : 'filled'}
              aria-describedby="exam-kinds"
              leftSection={<IconUpload size={20} stroke={1.75} aria-hidden />}
            >
              {t(exams.length > 0 ? 'upload.more' : 'upload.choose')}
            </Button>
          )}
        </FileButton>
      </div>
    </section>
  )
}
