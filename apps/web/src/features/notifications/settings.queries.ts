import type { BodyIn } from '@emma/contracts/kit'
import { getNotificationSettings, saveNotificationSettings } from '@emma/contracts/notifications/settings'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'

/** Notification settings. Loaded once; changes write their answer here. */
export const settingsQuery = queryOptions({
  queryKey: ['notification-settings'],
  queryFn: ({ signal }) => call(getNotificationSettings, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

export type ChosenSettings = BodyIn<typeof saveNotificationSettings>

export const saveSettingsMutation = mutationOptions({
  mutationFn: (body: ChosenSettings) => call(saveNotificationSettings, { body }),
})
