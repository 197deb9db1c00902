import { chatHours } from '@emma/contracts/specialists/setting-fields'
import type { ChatHours } from '@emma/domain/chat'
import * as z from 'zod/mini'

/** The hours in the settings; invalid ones count as always. */
export const chatHoursOf = (stored: unknown): ChatHours | null => {
  const parsed = z.safeParse(z.nullable(chatHours), stored)
  return parsed.success ? parsed.data : null
}
