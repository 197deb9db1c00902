import type { Appointment } from '@emma/contracts/booking'
import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../lib/lazy-part.ts'

const CancelVisitDialog = lazyPart(() => import('./cancel-visit-dialog.tsx'), 'cancellation')

/** Canceling, for the specialist, where the server says that it may be done now. */
export const CancelVisitButton = ({ visit }: { visit: Appointment }) => {
  const { t } = useTranslation('booking')
  const [isOpen, setOpen] = useState(false)
  const { can, customer } = visit
  return (
    <>
      {can.cancel && (
        <Button
          size="sm"
          variant="subtle"
          color="coral"
          aria-label={t('change.visitOf', { name: customer.name })}
          onClick={() => setOpen(true)}
        >
          {t('change.visit')}
        </Button>
      )}
      <Suspense fallback={null}>
        {isOpen && <CancelVisitDialog visit={visit} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
