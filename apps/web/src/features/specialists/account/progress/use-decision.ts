import type { StatusNumber } from '@emma/contracts/specialists/profile'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { session } from '../../../../lib/api/api.ts'
import { on, onMissed } from '../../../../lib/realtime/realtime.ts'
import { toast } from '../../../../ui/toast/toast.ts'
import { accountKey } from '../account.queries.ts'

/**
 * Follows an admin's decision while the screen is open: reloads the profile, and once the account is active updates the
 * session, which leads to the dashboard.
 */
export const useDecision = (status: StatusNumber | undefined): void => {
  const { t } = useTranslation('specialistAccount')
  const client = useQueryClient()
  useEffect(() => {
    const renew = () => void client.invalidateQueries({ queryKey: accountKey })
    const stops = [
      on('notification', ({ kind }) => {
        if (kind.startsWith('account_')) renew()
      }),
      // Decisions made during a lost connection.
      onMissed(renew),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client])
  const before = useRef(status)
  useEffect(() => {
    if (before.current === status) return
    const known = before.current !== undefined
    before.current = status
    if (status === 1 && known) toast.success(t('progress.approved'))
    if (status !== undefined && session.state().user?.status !== status) void session.start()
  }, [status, t])
}
