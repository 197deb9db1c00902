import { brazilianZones } from '@emma/domain/availability'
import { spokenLanguages } from '@emma/domain/specialists'
import * as z from 'zod/mini'
import { hour, optionalText } from '../kit/index.ts'

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
  /** Languages of appointments; lists can be filtered by them. */
  languages: z.array(z.enum(spokenLanguages)).check(
    z.minLength(1),
    z.refine((languages) => new Set(languages).size === languages.length, { error: 'repeated' }),
  ),
  attends_children: z.boolean(),
}
export const settings = z.strictObject(settingFields)
export type SpecialistSettings = z.output<typeof settings>
export const settingsInput = z.partial(settings)
