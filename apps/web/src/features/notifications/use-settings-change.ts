import type { NotificationSettings } from '@emma/contracts/notifications/settings'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '../../ui/toast/toast.ts'
import { type ChosenSettings, saveSettingsMutation, settingsQuery } from './settings.queries.ts'

/** The part of the settings that can be sent back. */
const chosenOf = ({ sound, quiet_hours, groups }: NotificationSettings): ChosenSettings => ({
  sound,
  quiet_hours,
  groups: groups.map(({ group, message, push }) => ({ group, message, push })),
})

export type Change = (part: Partial<NotificationSettings>) => void

/**
 * Saves one choice: shown at once, and reverted if it cannot be saved. One after the other, so that the saved settings
 * always match those shown.
 */
export const useSettingsChange = (): Change => {
  const client = useQueryClient()
  const { queryKey } = settingsQuery
  const { mutate } = useMutation({
    ...saveSettingsMutation,
    scope: { id: 'notification-settings' },
    onError: (error) => {
      toast.problem(error)
      return client.invalidateQueries({ queryKey })
    },
  })
  return (part) => {
    const known = client.getQueryData(queryKey)
    if (!known) return
    const next = { ...known, ...part }
    client.setQueryData(queryKey, next)
    mutate(chosenOf(next))
  }
}
