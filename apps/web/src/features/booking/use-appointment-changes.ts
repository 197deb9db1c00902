import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { hear } from '../../lib/realtime.ts'
import { appointmentsKey } from './booking.queries.ts'

/** Reads appointments again as soon as the server says that one has changed. */
export const useAppointmentChanges = (): void => {
  const client = useQueryClient()
  useEffect(
    () => hear('appointment:changed', () => void client.invalidateQueries({ queryKey: appointmentsKey })),
    [client],
  )
}
