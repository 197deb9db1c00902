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

/** What a patient's first screens ask for (`ahead` of each), by their addresses. */
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

/** Of a screen for one specialist the address says whom it asks for. */
const callsAt = (path: string): readonly string[] => {
  const [, specialist] = /^\/customer\/horario\/([\w-]+)$/.exec(path) ?? []
  return specialist === undefined ? (calls[path] ?? []) : [`specialists/specialists/${specialist}`]
}

/**
 * The calls with which a screen begins, in the words of its own: what the document has asked for is taken only by who asks
 * for the very same (`lib/api/early.ts`).
 */
export const earlyCalls = (path: string, role: unknown): readonly string[] => [
  'authentication/authenticateToken',
  ...(role === 'customer' ? callsAt(path) : []),
]
