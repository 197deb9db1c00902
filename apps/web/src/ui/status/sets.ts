/** The phrase sets of states: the screen that shows a state loads its set. */
export const sets = [
  'booking',
  'admins',
  'companies',
  'customersAdmin',
  'earnings',
  'errorLog',
  'finance',
  'pageEditor',
  'postEditor',
  'records',
  'review',
  'specialties',
  'support',
] as const
