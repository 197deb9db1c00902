import { Button, Checkbox, Group, NumberInput, Radio, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { fieldErrors } from '../../../lib/api/problem.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { DateField } from '../../../ui/form/date-field.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { toast } from '../../../ui/toast/toast.ts'
import classes from './documents.module.css'
import { issueMutation, planQuery } from './documents.queries.ts'

interface Props {
  readonly recordId: string
  readonly onClose: () => void
  readonly onMade: () => void
}

interface Values {
  purpose: 'leave' | 'attendance'
  days: number | string
  from: string
  cid_consent: boolean
  notes: string
}
const empty: Values = { purpose: 'leave', days: 1, from: '', cid_consent: false, notes: '' }

const bodyOf = (record_id: string, { purpose, days, from, cid_consent, notes }: Values) => {
  const body = { record_id, kind: 'certificate', purpose, cid_consent, notes } as const
  if (purpose === 'attendance') return body
  return { ...body, days: Number(days), ...(from === '' ? {} : { from }) }
}

const useCertificate = ({ recordId, onMade }: Props) => {
  const { t } = useTranslation('documents')
  const form = useForm<Values>({ initialValues: empty })
  const issue = useMutation({
    ...issueMutation,
    onSuccess: () => {
      toast.success(t('certificate.done'))
      onMade()
    },
    onError: (error) => {
      const errors = fieldErrors(error)
      form.setErrors(errors)
      if (!['days', 'from', 'cid_consent', 'notes'].some((name) => name in errors)) toast.problem(error)
    },
  })
  return {
    form,
    busy: issue.isPending,
    send: form.onSubmit((values) => issue.mutate(bodyOf(recordId, values))),
  }
}

/** A certificate of leave or of attendance, with the diagnosis only where the patient agreed. */
export default function CertificateDialog(props: Props) {
  const { t } = useTranslation('documents')
  const { form, busy, send } = useCertificate(props)
  const { data: plan } = useQuery(planQuery(props.recordId))
  const isLeave = form.getValues().purpose === 'leave'
  return (
    <Dialog title={t('certificate.title')} onClose={props.onClose}>
      <form noValidate className={layout.stack} onSubmit={send}>
        <Radio.Group {...form.getInputProps('purpose')} label={t('certificate.purpose')}>
          <Group gap="lg">
            <Radio value="leave" label={t('certificate.leave')} />
            <Radio value="attendance" label={t('certificate.attendance')} />
          </Group>
        </Radio.Group>
        {isLeave && (
          <div className={classes.row}>
            <NumberInput {...form.getInputProps('days')} label={t('certificate.days')} min={1} max={365} />
            <DateField
              {...form.getInputProps('from')}
              label={t('certificate.from')}
              description={t('certificate.fromHint')}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
            />
          </div>
        )}
        <Checkbox
          {...form.getInputProps('cid_consent', { type: 'checkbox' })}
          label={t('certificate.cid')}
          description={t(plan?.has_cid === false ? 'certificate.cidNone' : 'certificate.cidHint')}
          disabled={plan?.has_cid === false}
        />
        <Textarea
          {...form.getInputProps('notes')}
          label={t('certificate.notes')}
          maxLength={500}
          autosize
          minRows={2}
        />
        <div className={layout.end}>
          <Button variant="default" onClick={props.onClose}>
            {t('plan.cancel')}
          </Button>
          <Button type="submit" loading={busy}>
            {t('certificate.make')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
