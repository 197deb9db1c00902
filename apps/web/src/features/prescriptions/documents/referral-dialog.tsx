import { type ReferralPriority, referralPriorities } from '@emma/domain/prescriptions'
import { Group, Radio, Textarea, TextInput } from '@mantine/core'
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

type Values = {
  specialty: string
  addressee: string
  priority: ReferralPriority
  reason: string
  cid_consent: boolean
}
const empty: Values = { specialty: '', addressee: '', priority: 'routine', reason: '', cid_consent: false }

const useReferral = ({ recordId, onMade }: Props) => {
  const { t } = useTranslation('documents')
  return useIssueForm({
    form: { initialValues: empty },
    bodyOf: (values) => ({ record_id: recordId, kind: 'referral', ...values }),
    done: t('referral.done'),
    onMade,
  })
}

/** A referral: to whom, how urgent, and why. */
export default function ReferralDialog(props: Props) {
  const { t } = useTranslation('documents')
  const { form, busy, send } = useReferral(props)
  return (
    <Dialog title={t('referral.title')} size="lg" onClose={props.onClose}>
      <form noValidate className={classes.form} onSubmit={send}>
        <div className={classes.row}>
          <TextInput
            {...form.getInputProps('specialty')}
            label={t('referral.specialty')}
            placeholder={t('referral.specialtyPlaceholder')}
            maxLength={120}
            withAsterisk
            data-autofocus
          />
          <TextInput {...form.getInputProps('addressee')} label={t('referral.addressee')} maxLength={120} />
        </div>
        <Radio.Group {...form.getInputProps('priority')} label={t('referral.priority')}>
          <Group gap="lg">
            {referralPriorities.map((each) => (
              <Radio key={each} value={each} label={t(`referral.priorities.${each}`)} />
            ))}
          </Group>
        </Radio.Group>
        <Textarea
          {...form.getInputProps('reason')}
          label={t('referral.reason')}
          maxLength={4000}
          autosize
          minRows={5}
          maxRows={14}
          withAsterisk
        />
        <CidConsent
          {...form.getInputProps('cid_consent', { type: 'checkbox' })}
          recordId={props.recordId}
          hint={t('referral.cidHint')}
        />
        <DialogActions make={t('referral.make')} busy={busy} onClose={props.onClose} />
      </form>
    </Dialog>
  )
}
