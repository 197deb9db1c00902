import type { ContactMessage } from '@emma/contracts/support/contact'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../../lib/i18n/format.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Facts } from '../../../ui/layout/facts.tsx'
import { StatusBadge } from '../../../ui/status/status-badge.tsx'
import classes from './contact.module.css'

interface Props {
  readonly message: ContactMessage
  readonly onClose: () => void
}

/** One message, and the way to answer it. */
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
        <Button component="a" href={answer}>
          {t('contact.answer')}
        </Button>
      </div>
    </Dialog>
  )
}
