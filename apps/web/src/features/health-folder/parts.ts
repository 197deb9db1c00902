/** What the folder opens, each at its own address (`?tab=`). */
export const parts = [
  'appointments',
  'records',
  'prescriptions',
  'exams',
  'documents',
  'allergies',
  'access',
  'consents',
] as const
export type Part = (typeof parts)[number]

/** What is one thing to a patient: its parts stand beside each other as tabs. */
export const sections = {
  prescriptions: ['prescriptions'],
  papers: ['exams', 'documents'],
  visits: ['appointments', 'records'],
  allergies: ['allergies'],
  seen: ['access', 'consents'],
} as const satisfies Readonly<Record<string, readonly Part[]>>

export type Section = keyof typeof sections
const names = ['prescriptions', 'papers', 'visits', 'allergies', 'seen'] as const satisfies readonly Section[]

/** The section in which a part stands. */
export const sectionOf = (part: Part): Section =>
  names.find((name) => sections[name].some((each) => each === part)) ?? 'visits'
