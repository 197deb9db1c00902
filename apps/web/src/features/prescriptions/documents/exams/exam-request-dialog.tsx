import { Alert, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { toast } from '../../../../ui/toast/toast.ts'
import { DialogActions } from '../dialog-actions.tsx'
import classes from '../documents.module.css'
import { planQuery } from '../documents.queries.ts'
import { useIssuing } from '../use-issuing.ts'
import { ChosenExams } from './chosen-exams.tsx'
import { ExamPanels } from './exam-panels.tsx'
import { ExamSearch } from './exam-search.tsx'
import { MOST_EXAMS, useChosenExams } from './use-chosen-exams.ts'

interface Props {
  readonly recordId: string
  readonly onClose: () => void
  readonly onMade: () => void
}

const useExamRequest = ({ recordId, onMade }: Props) => {
  const { t } = useTranslation('documents')
  const chosen = useChosenExams()
  const [indication, setIndication] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { issue, isPending } = useIssuing({
    onSuccess: () => {
      toast.success(t('exams.done'))
      onMade()
    },
    onError: toast.problem,
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    setMissing(chosen.exams.length === 0)
    if (chosen.exams.length === 0) return
    const exams = chosen.exams.map(({ name, note }) => ({ name, note }))
    issue({ record_id: recordId, kind: 'exam_request', exams, indication })
  }
  return { chosen, indication, setIndication, isMissing, send, busy: isPending }
}

/** Requested exams, added one by one or as a panel, and the indication. */
export default function ExamRequestDialog(props: Props) {
  const { t } = useTranslation('documents')
  const { chosen, indication, setIndication, isMissing, send, busy } = useExamRequest(props)
  const { data: plan } = useQuery(planQuery(props.recordId))
  const search = useRef<HTMLInputElement>(null)
  const count = chosen.exams.length
  return (
    <Dialog title={t('exams.title')} size="lg" onClose={props.onClose}>
      <form noValidate className={classes.form} onSubmit={send}>
        <ExamSearch
          ref={search}
          chosen={chosen}
          error={isMissing && count === 0 ? t('exams.required') : null}
        />
        <ExamPanels
          specialty={plan?.specialty ?? ''}
          onPick={({ exams }) => {
            chosen.add(exams)
            search.current?.focus()
          }}
        />
        <ChosenExams chosen={chosen} />
        {count >= MOST_EXAMS && (
          <Alert color="amber" role="status">
            {t('exams.full', { count: MOST_EXAMS })}
          </Alert>
        )}
        <Textarea
          label={t('exams.indication')}
          value={indication}
          onChange={(event) => setIndication(event.currentTarget.value)}
          maxLength={1000}
          autosize
          minRows={2}
        />
        <DialogActions
          make={count === 0 ? t('exams.make') : t('exams.makeCount', { count })}
          busy={busy}
          onClose={props.onClose}
        />
      </form>
    </Dialog>
  )
}
