import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { on, onMissed } from '../../lib/realtime/realtime.ts'
import { companiesKey } from './companies.queries.ts'

const about = /^(company_|invite_|member_|admin_assigned|withdrawal_)/

/** Follows invitations, decisions, members and withdrawals while a screen is open. */
export const useCompanyNews = (): void => {
  const client = useQueryClient()
  useEffect(() => {
    const renew = () => void client.invalidateQueries({ queryKey: companiesKey })
    const stops = [
      on('notification', ({ kind }) => {
        if (about.test(kind)) renew()
      }),
      // Events during a lost connection.
      onMissed(renew),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client])
}
