import { Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { CidConsent } from './cid-consent.tsx'
import { DialogActions } from './dialog-actions.tsx'
import classes from './documents.module.css'
import { useIssueForm } from './use-issue-form.ts'

interface Props {
  readonly recordId: string
  readonly onClose: () => void
  readonly onMade: () => void
}

/** A report in the specialist's own words, for a third party. */
export default function ReportDialog({ recordId, onClose, onMade }: Props) {
  const { t } = useTranslation('documents')
  const { form, busy, send } = useIssueForm({
    form: { initialValues: { addressee: '', text: '', cid_consent: false } },
    bodyOf: (values) => ({ record_id: recordId, kind: 'report', ...values }),
    done: t('report.done'),
    onMade,
  })
  return (
    <Dialog title={t('report.title')} size="lg" onClose={onClose}>
      <form noValidate className={classes.form} onSubmit={send}>
        <TextInput
          {...form.getInputProps('addressee')}
          label={t('report.addressee')}
          placeholder={t('report.addresseePlaceholder')}
          maxLength={120}
        />
        <Textarea
          {...form.getInputProps('text')}
          label={t('report.text')}
          maxLength={8000}
          autosize
          minRows={8}
          maxRows={20}
          withAsterisk
          data-autofocus
        />
        <CidConsent
          {...form.getInputProps('cid_consent', { type: 'checkbox' })}
          recordId={recordId}
          hint={t('referral.cidHint')}
        />
        <DialogActions make={t('report.make')} busy={busy} onClose={onClose} />
      </form>
    </Dialog>
  )
}
