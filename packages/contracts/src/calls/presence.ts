import * as z from 'zod/mini'
import { instant } from '../kit/index.ts'

/** Presence of one participant in a call: `lost` is without a connection, and may be back at once. */
const sidePresence = z.object({
  state: z.enum(['never', 'here', 'lost', 'left']),
  /** When they left, or were last seen. */
  left_at: z.nullable(instant),
})
export type SidePresence = z.output<typeof sidePresence>

/** Presence of both participants, the same for both: the server derives it from joins and leaves. */
export const presence = z.object({ customer: sidePresence, specialist: sidePresence })
export type Presence = z.output<typeof presence>
