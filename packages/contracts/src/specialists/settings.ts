import * as z from 'zod/mini'
import { endpoint } from '../kit/index.ts'
import { settings, settingsInput } from './setting-fields.ts'

const settingKey = z.enum([
  'stopwatch',
  'summary',
  'timezone',
  'chat_enabled',
  'chat_hours',
  'auto_reply',
  'languages',
  'attends_children',
])

const settingsCall = {
  path: 'specialists/settings',
  resource: 'specialist',
  role: 'specialist',
  status: 200,
  errors: [],
} as const

export const getSettings = endpoint({
  ...settingsCall,
  method: 'GET',
  summary: 'The own settings',
  action: 'read',
  response: settings,
})

export const saveSettings = endpoint({
  ...settingsCall,
  method: 'POST',
  summary: 'Saves the settings that are sent',
  action: 'update',
  body: settingsInput,
  response: settings,
})

export const changeSetting = endpoint({
  ...settingsCall,
  method: 'PUT',
  summary: 'With `key`, saves that one, sent as `value` or under its name; without, those that are sent',
  action: 'update',
  query: z.strictObject({ key: z.optional(settingKey) }),
  body: z.strictObject({ ...settingsInput.shape, value: z.optional(z.unknown()) }),
  response: settings,
})
