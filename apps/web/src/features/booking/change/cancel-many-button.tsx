import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SpecialistDialogs } from '../agenda/specialist-dialogs.lazy.ts'
import type { Canceling } from './use-cancel-many.ts'

interface Props {
  readonly appointments: readonly Canceling[]
  readonly onDone?: () => void
  /** Instead of how many. */
  readonly label?: string
  readonly size?: 'compact-sm' | 'sm'
}

/** Cancels the selected appointments together, for the specialist. */
export const CancelManyButton = ({ appointments, onDone, label, size = 'compact-sm' }: Props) => {
  const { t } = useTranslation('booking')
  // As selected: the list behind reloads during the cancellation.
  const [asked, setAsked] = useState<readonly Canceling[]>()
  const close = () => setAsked(undefined)
  return (
    <>
      <Button size={size} variant="light" color="coral" onClick={() => setAsked(appointments)}>
        {label ?? t('change.cancelMany', { count: appointments.length })}
      </Button>
      <Suspense fallback={null}>
        {asked && (
          <SpecialistDialogs
            asks="cancelMany"
            appointments={asked}
            onClose={close}
            onDone={() => {
              close()
              onDone?.()
            }}
          />
        )}
      </Suspense>
    </>
  )
}
