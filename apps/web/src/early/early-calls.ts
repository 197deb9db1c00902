const home = [
  'schedules/customer?status=confirmed%2Cin_progress&sort=starts_at&pageSize=1',
  'queue/me',
  'customer/notifications?kind=canceled_by_specialist&pageSize=20',
  'customer/proposals',
  'customer/booking-links',
  'customer/waitlist',
  'queue/offer',
  'schedules/customer?pageSize=1',
  'customer/recent-specialists',
  'customer/prescriptions?kind=prescription&pageSize=20',
  'specialties?pageSize=100',
]

/** The first calls of a patient's screens (their `ahead`), by address. */
const calls: Readonly<Record<string, readonly string[]>> = {
  '/customer': home,
  '/customer/agenda': [
    'schedules/customer?status=awaiting_payment%2Cconfirmed%2Cin_progress&sort=starts_at&page=1',
  ],
  '/customer/specialists/todos': [
    'specialists/specialists?sort=next_slot&pageSize=20&page=1',
    'specialists/facets?sort=next_slot',
    'specialties?pageSize=100',
  ],
  '/customer/area-paciente': ['customer/dependents?removed=true', 'customer/health-folder?dependent_id=self'],
}

/** The screen's calls; the slot picker's contain the specialist's id from the address. */
const callsAt = (path: string): readonly string[] => {
  const [, specialist] = /^\/customer\/horario\/([\w-]+)$/.exec(path) ?? []
  return specialist === undefined ? (calls[path] ?? []) : [`specialists/specialists/${specialist}`]
}

/**
 * A screen's first calls, with exactly the address that the screen itself uses: an early answer is only used for the same
 * request (`lib/api/early.ts`).
 */
export const earlyCalls = (path: string, role: unknown): readonly string[] => [
  'authentication/authenticateToken',
  ...(role === 'customer' ? callsAt(path) : []),
]
