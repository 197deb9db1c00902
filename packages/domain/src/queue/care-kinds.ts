import type { CouncilType } from '../specialists/index.ts'

/**
 * Kinds of urgent care: one queue each, so that nobody is called by a profession that does not treat their problem. The
 * catalogue decides who may attend a kind: a bookable specialty lists the kinds that it attends.
 */
export const careKinds = ['general', 'pediatrics', 'dentistry', 'psychology'] as const
export type CareKind = (typeof careKinds)[number]

/** The profession of each kind, as the screen names it before payment. */
export const professions = ['physician', 'pediatrician', 'dentist', 'psychologist'] as const
export type Profession = (typeof professions)[number]

const answering: Readonly<Record<CareKind, readonly Profession[]>> = {
  general: ['physician'],
  pediatrics: ['pediatrician'],
  dentistry: ['dentist'],
  psychology: ['psychologist'],
}

/** The professions that attend a kind. */
export const attendedBy = (kind: CareKind): readonly Profession[] => answering[kind]

/** Up to this age, in whole years, a child sees a pediatrician instead of a physician. */
export const PEDIATRIC_UNTIL = 12

/** The default kind of a patient; `age` in whole years, null if unknown. */
export const defaultCareKind = (age: number | null): CareKind =>
  age !== null && age < PEDIATRIC_UNTIL ? 'pediatrics' : 'general'

/** The kinds a patient of an age may choose: general care or pediatrics by the age, and every other kind. */
export const careKindsFor = (age: number | null): readonly CareKind[] => {
  const first = defaultCareKind(age)
  return [first, ...careKinds.filter((kind) => kind !== 'general' && kind !== 'pediatrics')]
}

/** The council whose registration a kind of care requires, besides a specialty that attends it. */
export const councilOfKind: Readonly<Record<CareKind, CouncilType>> = {
  general: 'CRM',
  pediatrics: 'CRM',
  dentistry: 'CRO',
  psychology: 'CRP',
}
