/** Why a text has no busy times: it is no calendar, or none of its events can be read. */
export const unreadTexts = ['not_a_calendar', 'unreadable'] as const
export type UnreadText = (typeof unreadTexts)[number]
