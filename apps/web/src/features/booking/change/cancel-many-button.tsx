import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import type { Canceling } from './use-cancel-many.ts'

const CancelManyDialog = lazyPart(() => import('./cancel-many-dialog.tsx'), 'cancellation')

interface Props {
  readonly appointments: readonly Canceling[]
  readonly onDone: () => void
  readonly size?: 'compact-sm' | 'sm'
}

/** Canceling the chosen appointments together, for the specialist. */
export const CancelManyButton = ({ appointments, onDone, size = 'compact-sm' }: Props) => {
  const { t } = useTranslation('booking')
  // As they were chosen: the list behind is read again while they are canceled.
  const [asked, setAsked] = useState<readonly Canceling[]>()
  const close = () => setAsked(undefined)
  return (
    <>
      <Button size={size} variant="light" color="coral" onClick={() => setAsked(appointments)}>
        {t('change.cancelMany', { count: appointments.length })}
      </Button>
      <Suspense fallback={null}>
        {asked && (
          <CancelManyDialog
            appointments={asked}
            onClose={close}
            onDone={() => {
              close()
              onDone()
            }}
          />
        )}
      </Suspense>
    </>
  )
}
