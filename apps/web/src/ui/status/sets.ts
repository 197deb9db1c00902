/** Where the words of states are: of these sets, the one of a state is loaded by the screen that shows it. */
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
