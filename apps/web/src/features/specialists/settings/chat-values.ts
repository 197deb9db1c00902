import type { SpecialistSettings } from '@emma/contracts/specialists/setting-fields'

/** The chat settings as a form holds them: weekdays as texts, hours empty if not set. */
export interface ChatValues {
  readonly chat_enabled: boolean
  readonly always: boolean
  readonly weekdays: readonly string[]
  readonly from: string
  readonly to: string
  readonly auto_reply: string
}

const workdays = ['1', '2', '3', '4', '5']

export const chatValuesOf = ({ chat_enabled, chat_hours, auto_reply }: SpecialistSettings): ChatValues => ({
  chat_enabled,
  always: chat_hours === null,
  weekdays: chat_hours?.weekdays.map(String) ?? workdays,
  from: chat_hours?.from ?? '08:00',
  to: chat_hours?.to ?? '18:00',
  auto_reply: auto_reply ?? '',
})

export const settingsFrom = ({ chat_enabled, always, weekdays, from, to, auto_reply }: ChatValues) => ({
  chat_enabled,
  chat_hours: always ? null : { weekdays: weekdays.map(Number).toSorted((a, b) => a - b), from, to },
  auto_reply: auto_reply.trim() || null,
})
