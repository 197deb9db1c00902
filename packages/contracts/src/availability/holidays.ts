import * as z from 'zod/mini'
import { date, endpoint, instant } from '../kit/index.ts'

/** A holiday, and whether it is time off already. */
const holiday = z.object({
  date,
  name: z.string(),
  kind: z.enum(['national', 'state', 'optional']),
  starts_at: instant,
  ends_at: instant,
  blocked: z.boolean(),
})
export type Holiday = z.output<typeof holiday>

export const listHolidays = endpoint({
  method: 'GET',
  path: 'specialists/holidays',
  summary: "The holidays of Brazil and of the specialist's state in the coming twelve months",
  resource: 'specialist',
  action: 'read',
  role: 'specialist',
  response: z.object({ data: z.array(holiday) }),
  status: 200,
  errors: [],
})
