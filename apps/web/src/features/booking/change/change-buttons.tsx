import type { Appointment } from '@emma/contracts/booking'
import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'

const CancelDialog = lazyPart(() => import('./cancel-dialog.tsx'), 'cancellation')
const MoveDialog = lazyPart(() => import('./move-dialog.tsx'), 'cancellation', 'availability')

/** Moving and canceling, for the patient, where the server says that either may be done now. */
export const ChangeButtons = ({ appointment }: { appointment: Appointment }) => {
  const { t } = useTranslation('booking')
  const [open, setOpen] = useState<'cancel' | 'move'>()
  const { can, specialist, status } = appointment
  const end = status === 'awaiting_payment' ? 'change.giveUp' : 'change.cancel'
  const props = { appointment, onClose: () => setOpen(undefined) }
  return (
    <>
      {can.reschedule && (
        <Button
          px="sm"
          variant="default"
          aria-label={t('change.moveOf', { name: specialist.name })}
          onClick={() => setOpen('move')}
        >
          {t('change.move')}
        </Button>
      )}
      {can.cancel && (
        <Button
          px="sm"
          variant="subtle"
          color="coral"
          aria-label={t(`${end}Of`, { name: specialist.name })}
          onClick={() => setOpen('cancel')}
        >
          {t(end)}
        </Button>
      )}
      <Suspense fallback={null}>
        {open === 'cancel' && <CancelDialog {...props} />}
        {open === 'move' && <MoveDialog {...props} />}
      </Suspense>
    </>
  )
}
