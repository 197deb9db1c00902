import { Alert, Button } from '@mantine/core'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../../lib/api/problem.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import layout from '../../../ui/layout/layout.module.css'
import classes from './changes.module.css'
import { type Canceling, useCancelMany } from './use-cancel-many.ts'
import { useReason } from './use-reason.tsx'

interface Props {
  readonly appointments: readonly Canceling[]
  readonly onClose: () => void
  /** All of them are canceled. */
  readonly onDone: () => void
}

const Line = ({ name, when, error }: Canceling) => (
  <li>
    <strong>{name}</strong>
    <span>{when}</span>
    {error !== undefined && <small>{problemText(error).detail}</small>}
  </li>
)

/**
 * The specialist cancels several appointments for one reason: each patient gets a full refund as credit, and the
 * reason.
 */
export const CancelManyDialog = ({ appointments, onClose, onDone }: Props) => {
  const { t } = useTranslation('cancellation')
  const { field, given } = useReason(t('cancelMany.reasonHint'))
  const { left, cancel, isCanceling } = useCancelMany(appointments, onDone)
  const count = left.length
  const hasFailed = left.some(({ error }) => error !== undefined)
  const lines = (
    <ul className={classes.many}>
      {left.map((appointment) => (
        <Line key={appointment.id} {...appointment} />
      ))}
    </ul>
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const reason = given()
    if (reason !== '' && !isCanceling) cancel(reason)
  }
  // If closed midway, refusals would not be seen.
  const close = () => !isCanceling && onClose()
  return (
    <Dialog title={t('cancelMany.title', { count })} onClose={close}>
      <form noValidate onSubmit={submit} className={layout.stack}>
        <p className={classes.note}>{t('cancelMany.detail')}</p>
        {hasFailed ? (
          <Alert color="coral" role="alert" title={t('cancelMany.failed', { count })}>
            {lines}
          </Alert>
        ) : (
          lines
        )}
        {field}
        <div className={classes.buttons}>
          <Button variant="default" disabled={isCanceling} onClick={onClose}>
            {t('cancelMany.keep')}
          </Button>
          <Button type="submit" color="coral" loading={isCanceling}>
            {t(hasFailed ? 'cancelMany.again' : 'cancelMany.submit', { count })}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
