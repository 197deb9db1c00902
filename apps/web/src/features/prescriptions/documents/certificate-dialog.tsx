import { Group, NumberInput, Radio, Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { DateField } from '../../../ui/form/date-field.tsx'
import { CidConsent } from './cid-consent.tsx'
import { DialogActions } from './dialog-actions.tsx'
import classes from './documents.module.css'
import { useIssueForm } from './use-issue-form.ts'

interface Props {
  readonly recordId: string
  readonly onClose: () => void
  readonly onMade: () => void
}

type Values = {
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
  return useIssueForm<Values>({
    form: { initialValues: empty },
    bodyOf: (values) => bodyOf(recordId, values),
    done: t('certificate.done'),
    onMade,
  })
}

/** A certificate of leave or attendance, with the diagnosis only if the patient agreed. */
export default function CertificateDialog(props: Props) {
  const { t } = useTranslation('documents')
  const { form, busy, send } = useCertificate(props)
  const isLeave = form.getValues().purpose === 'leave'
  return (
    <Dialog title={t('certificate.title')} onClose={props.onClose}>
      <form noValidate className={classes.form} onSubmit={send}>
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
        <CidConsent
          {...form.getInputProps('cid_consent', { type: 'checkbox' })}
          recordId={props.recordId}
          hint={t('certificate.cidHint')}
        />
        <Textarea
          {...form.getInputProps('notes')}
          label={t('certificate.notes')}
          maxLength={500}
          autosize
          minRows={2}
        />
        <DialogActions make={t('certificate.make')} busy={busy} onClose={props.onClose} />
      </form>
    </Dialog>
  )
}
