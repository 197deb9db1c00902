import type { NotificationSettings } from '@emma/contracts/notification-settings'
import { quietMinutesLeft } from '@emma/domain/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { formatHour } from '../../lib/format.ts'
import { settingsQuery } from './settings.queries.ts'
import type { Sound } from './sounds.ts'

/** By the person's choice; at night only somebody who waits for an answer sounds. */
const mayPlay = ({ sound, quiet_hours }: NotificationSettings, what: Sound): boolean =>
  sound && (what === 'called' || quietMinutesLeft(quiet_hours, formatHour(new Date().toISOString())) === 0)

/** A function that sounds, unless the person turned sounds off. What plays it comes with the first sound. */
export const usePlaySound = (): ((what: Sound) => void) => {
  const client = useQueryClient()
  return useCallback(
    (what: Sound) => {
      const sound = async () => {
        const settings = await client.ensureQueryData(settingsQuery)
        if (!mayPlay(settings, what)) return
        const { play } = await import('./sounds.ts')
        await play(what)
      }
      // Silence is no fault that anybody has to read of.
      sound().catch(() => undefined)
    },
    [client],
  )
}
