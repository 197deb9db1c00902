import { ActionIcon, Button, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { fieldErrors } from '../../../lib/api/problem.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { toast } from '../../../ui/toast/toast.ts'
import classes from './documents.module.css'
import { issueMutation } from './documents.queries.ts'

interface Props {
  readonly recordId: string
  readonly onClose: () => void
  readonly onMade: () => void
}

const MOST = 30
const blank = () => ({ key: crypto.randomUUID(), name: '', note: '' })

const useExamRequest = ({ recordId, onMade }: Props) => {
  const { t } = useTranslation('documents')
  const form = useForm({
    initialValues: { exams: [blank()], indication: '' },
    validate: { exams: { name: (name: string) => (name.trim() === '' ? t('exams.required') : null) } },
  })
  const issue = useMutation({
    ...issueMutation,
    onSuccess: () => {
      toast.success(t('exams.done'))
      onMade()
    },
    onError: (error) => {
      form.setErrors(fieldErrors(error))
      toast.problem(error)
    },
  })
  const send = form.onSubmit(({ exams, indication }) =>
    issue.mutate({
      record_id: recordId,
      kind: 'exam_request',
      exams: exams.map(({ name, note }) => ({ name, note })),
      indication,
    }),
  )
  return { form, busy: issue.isPending, send }
}

type ExamForm = ReturnType<typeof useExamRequest>['form']

const Exam = ({ form, at }: { form: ExamForm; at: number }) => {
  const { t } = useTranslation('documents')
  const number = at + 1
  const isOnly = form.getValues().exams.length === 1
  return (
    <div className={classes.exam}>
      <TextInput
        {...form.getInputProps(`exams.${at}.name`)}
        label={t('exams.name', { number })}
        placeholder={t('exams.namePlaceholder')}
        maxLength={200}
        withAsterisk
        data-autofocus={at === 0 ? true : undefined}
      />
      <ActionIcon
        size="xl"
        color="coral"
        aria-label={t('exams.remove', { number })}
        disabled={isOnly}
        onClick={() => form.removeListItem('exams', at)}
      >
        <IconTrash size={20} stroke={1.75} />
      </ActionIcon>
      <TextInput
        {...form.getInputProps(`exams.${at}.note`)}
        label={t('exams.note', { number })}
        placeholder={t('exams.notePlaceholder')}
        maxLength={300}
      />
    </div>
  )
}

/** Exams that are asked for, and why. */
export default function ExamRequestDialog(props: Props) {
  const { t } = useTranslation('documents')
  const { form, busy, send } = useExamRequest(props)
  const { exams } = form.getValues()
  return (
    <Dialog title={t('exams.title')} size="lg" onClose={props.onClose}>
      <form noValidate className={layout.stack} onSubmit={send}>
        {exams.map(({ key }, at) => (
          <Exam key={key} form={form} at={at} />
        ))}
        {exams.length < MOST && (
          <div>
            <Button
              variant="subtle"
              leftSection={<IconPlus size={18} aria-hidden />}
              onClick={() => form.insertListItem('exams', blank())}
            >
              {t('exams.add')}
            </Button>
          </div>
        )}
        <Textarea
          {...form.getInputProps('indication')}
          label={t('exams.indication')}
          maxLength={1000}
          autosize
          minRows={2}
        />
        <div className={layout.end}>
          <Button variant="default" onClick={props.onClose}>
            {t('plan.cancel')}
          </Button>
          <Button type="submit" loading={busy}>
            {t('exams.make')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
