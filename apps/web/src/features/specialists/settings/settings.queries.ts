import type { BodyIn } from '@emma/contracts/kit'
import { getSettings, saveSettings } from '@emma/contracts/specialists/settings'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'

export const settingsQuery = queryOptions({
  queryKey: ['specialist-settings'],
  queryFn: ({ signal }) => call(getSettings, { signal }),
})
export const saveSettingsMutation = mutationOptions({
  mutationFn: (body: BodyIn<typeof saveSettings>) => call(saveSettings, { body }),
})
