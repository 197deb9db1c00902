import type { Appointment } from '@emma/contracts/booking'
import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'

const CancelDialog = lazyPart(() => import('./cancel-dialog.tsx'), 'cancellation')

/** Drops an unpaid booking, if the server allows it now. */
export const GiveUpButton = ({ appointment }: { appointment: Appointment }) => {
  const { t } = useTranslation('booking')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {appointment.can.cancel && (
        <Button
          px="sm"
          variant="subtle"
          color="coral"
          aria-label={t('change.giveUpOf', { name: appointment.specialist.name })}
          onClick={() => setOpen(true)}
        >
          {t('change.giveUp')}
        </Button>
      )}
      <Suspense fallback={null}>
        {isOpen && <CancelDialog appointment={appointment} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
