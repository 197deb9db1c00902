import { Button, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog.tsx'
import classes from './review.module.css'

interface Props {
  readonly title: string
  readonly confirm: string
  readonly isSending: boolean
  readonly onReason: (reason: string) => void
  readonly onClose: () => void
}

/** Asks why: the specialist reads it. */
export const ReasonDialog = ({ title, confirm, isSending, onReason, onClose }: Props) => {
  const { t } = useTranslation('review')
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (reason.trim() && !isSending) onReason(reason.trim())
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form noValidate className={classes.list} onSubmit={submit}>
        <Textarea
          data-autofocus
          label={t('one.reason')}
          description={t('one.reasonHint')}
          autosize
          minRows={3}
          maxLength={1000}
          value={reason}
          error={isChecked && !reason.trim() ? t('one.reasonRequired') : undefined}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {t('one.cancel')}
          </Button>
          <Button type="submit" color="coral" loading={isSending}>
            {confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
