import type { NotificationSettings } from '@emma/contracts/notifications/settings'
import { quietMinutesLeft } from '@emma/domain/notifications'
import type { QueryClient } from '@tanstack/react-query'
import { hourAt } from '../../lib/time/days.ts'
import { settingsQuery } from './settings.queries.ts'
import { play, type Sound } from './sounds.ts'

/** By the user's settings; in quiet hours only a call from the queue plays. */
const mayPlay = ({ sound, quiet_hours }: NotificationSettings, what: Sound): boolean =>
  sound && (what === 'called' || quietMinutesLeft(quiet_hours, hourAt(Date.now())) === 0)

/** Plays a sound, unless the user turned sounds off. */
export const playSound = async (client: QueryClient, what: Sound): Promise<void> => {
  if (mayPlay(await client.ensureQueryData(settingsQuery), what)) await play(what)
}
