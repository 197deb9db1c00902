import { brazilianZones } from '@emma/domain/availability'
import * as z from 'zod/mini'
import { endpoint, hour, optionalText } from '../kit/index.ts'

/** Weekdays (0 is Sunday) and hours, in the specialist's zone. */
export const chatHours = z
  .strictObject({
    weekdays: z.array(z.int().check(z.minimum(0), z.maximum(6))).check(
      z.minLength(1),
      z.refine((days) => new Set(days).size === days.length, { error: 'repeated' }),
    ),
    from: hour,
    to: hour,
  })
  .check(z.refine(({ from, to }) => from < to, { path: ['to'], error: 'hours_reversed' }))
const settingFields = {
  stopwatch: z.boolean(),
  summary: optionalText(2000),
  timezone: z.string().check(
    z.maxLength(60),
    z.refine<string>((zone) => brazilianZones.some((each) => each === zone), { error: 'time_zone_unknown' }),
  ),
  chat_enabled: z.boolean(),
  /** null: always. */
  chat_hours: z.nullable(chatHours),
  auto_reply: z.nullable(optionalText(1000)),
}
export const settings = z.strictObject(settingFields)
export type SpecialistSettings = z.output<typeof settings>
export const settingsInput = z.partial(settings)
const settingKey = z.enum(['stopwatch', 'summary', 'timezone', 'chat_enabled', 'chat_hours', 'auto_reply'])

const settingsCall = {
  path: 'specialists/settings',
  resource: 'specialist',
  role: 'specialist',
  response: settings,
  status: 200,
  errors: [],
} as const

export const getSettings = endpoint({
  ...settingsCall,
  method: 'GET',
  summary: 'The own settings',
  action: 'read',
})

export const saveSettings = endpoint({
  ...settingsCall,
  method: 'POST',
  summary: 'Saves the settings that are sent',
  action: 'update',
  body: settingsInput,
})

export const changeSetting = endpoint({
  ...settingsCall,
  method: 'PUT',
  summary: 'With `key`, saves that one, sent as `value` or under its name; without, those that are sent',
  action: 'update',
  query: z.strictObject({ key: z.optional(settingKey) }),
  body: z.strictObject({ ...settingsInput.shape, value: z.optional(z.unknown()) }),
})
