import { ok, type Result, refuse } from '../result.ts'

/** A specialist's status, the numbers of the wire (spec §4); their meaning is ours. */
export const specialistStatus = {
  incomplete: 0,
  active: 1,
  underReview: 2,
  refused: 3,
  suspended: 4,
} as const
export type SpecialistStatus = (typeof specialistStatus)[keyof typeof specialistStatus]

/** Who may change it. */
export type StatusActor = 'specialist' | 'admin'

/** For every status, where it may go and who may move it. */
const table: Readonly<Record<SpecialistStatus, Readonly<Partial<Record<SpecialistStatus, StatusActor>>>>> = {
  0: { 2: 'specialist' },
  1: { 4: 'admin' },
  2: { 1: 'admin', 3: 'admin' },
  3: { 2: 'specialist' },
  4: { 1: 'admin' },
}

/** Requirements for the review, in the order of the checklist. */
export const requirements = [
  'personalData',
  'contactDetails',
  'address',
  'council',
  'specialty',
  'bankAccount',
] as const
export type Requirement = (typeof requirements)[number]

/** Requirements still missing for the review, in order; `specialty` means one enabled with a price. */
export const missingOf = (done: Readonly<Record<Requirement, boolean>>): Requirement[] =>
  requirements.filter((each) => !done[each])

/** Why a status cannot change. */
export type StatusRefusal = 'invalid_transition' | 'forbidden' | 'profile_incomplete'

/** Moves a specialist to another status, or refuses; to the review only with nothing missing. */
export const changeStatus = (
  from: SpecialistStatus,
  to: SpecialistStatus,
  by: StatusActor,
  missing: readonly Requirement[],
): Result<SpecialistStatus, StatusRefusal> => {
  const mover = table[from][to]
  if (mover === undefined) return refuse('invalid_transition')
  if (mover !== by) return refuse('forbidden')
  const isReview = to === specialistStatus.underReview
  return isReview && missing.length > 0 ? refuse('profile_incomplete') : ok(to)
}

/** Whether a specialist is listed, bookable and able to call. */
export const isPracticing = (status: SpecialistStatus): boolean => status === specialistStatus.active
