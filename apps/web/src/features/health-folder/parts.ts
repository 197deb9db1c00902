/** The parts of the folder, each at its own address (`?tab=`). */
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

/** Parts that belong together for a patient: shown as tabs of one section. */
export const sections = {
  prescriptions: ['prescriptions'],
  papers: ['exams', 'documents'],
  visits: ['appointments', 'records'],
  allergies: ['allergies'],
  seen: ['access', 'consents'],
} as const satisfies Readonly<Record<string, readonly Part[]>>

export type Section = keyof typeof sections
const names = ['prescriptions', 'papers', 'visits', 'allergies', 'seen'] as const satisfies readonly Section[]

/** The section of a part. */
export const sectionOf = (part: Part): Section =>
  names.find((name) => sections[name].some((each) => each === part)) ?? 'visits'
