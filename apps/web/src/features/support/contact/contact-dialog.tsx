import type { ContactMessage } from '@emma/contracts/support/contact'
import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../../lib/i18n/format.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Facts } from '../../../ui/layout/facts.tsx'
import { StatusBadge } from '../../../ui/status/status-badge.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import classes from './contact.module.css'
import { contactKey, resendContactMutation } from './contact.queries.ts'

/** For messages that failed to reach the support by e-mail. */
const Resend = ({ id, onDone }: { id: string; onDone: () => void }) => {
  const { t } = useTranslation('support')
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    ...resendContactMutation,
    onSuccess: () => {
      toast.success(t('contact.resent'))
      onDone()
    },
    onError: toast.problem,
    onSettled: () => client.invalidateQueries({ queryKey: contactKey }),
  })
  return (
    <Button variant="default" loading={isPending} onClick={() => mutate(id)}>
      {t('contact.resend')}
    </Button>
  )
}

interface Props {
  readonly message: ContactMessage
  readonly onClose: () => void
}

/** One message, and a way to answer it. */
export default function ContactDialog({ message: about, onClose }: Props) {
  const { t } = useTranslation('support')
  const { name, email, subject, message, error_id, created_at, state } = about
  const answer = `mailto:${email}?subject=${encodeURIComponent(t('contact.answerSubject'))}`
  return (
    <Dialog title={t(`contact.subjects.${subject}`)} size="lg" onClose={onClose}>
      <div className={classes.message}>
        <Facts
          facts={[
            { name: t('contact.who'), value: name },
            { name: t('contact.email'), value: email },
            { name: t('contact.when'), value: formatMoment(created_at), moment: true },
            { name: t('contact.state'), value: <StatusBadge of="message" state={state} /> },
            ...(error_id === null ? [] : [{ name: t('contact.error'), value: error_id, wide: true }]),
          ]}
        />
        <p className={classes.words}>{message}</p>
        <div className={classes.ways}>
          <Button component="a" href={answer}>
            {t('contact.answer')}
          </Button>
          {state === 'failed' && <Resend id={about.id} onDone={onClose} />}
        </div>
      </div>
    </Dialog>
  )
}
