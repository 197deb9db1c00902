import { dayOf } from '../availability/index.ts'
import { ok, type Result, refuse } from '../result.ts'

const OLDEST = 125
const ADULT = 18

/**
 * Whole years between a birth date and a day, both `YYYY-MM-DD`. A person born on 29 February has the birthday on 1
 * March in other years.
 */
export const ageOn = (birthDate: string, today: string): number => {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/** Whether someone is under 18 on a day, and is attended through a guardian's account. */
export const isMinor = (birthDate: string, today: string): boolean => ageOn(birthDate, today) < ADULT

/** A birth date that a living person can have: a day of the calendar, not after today, at most 125 years ago. */
export const checkBirthDate = (birthDate: string, today: string): Result<string, 'birth_date_invalid'> => {
  const isPossible = dayOf(birthDate) !== null && birthDate <= today && ageOn(birthDate, today) <= OLDEST
  return isPossible ? ok(birthDate) : refuse('birth_date_invalid')
}
