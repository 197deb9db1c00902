import { linesOf } from './emergencies.ts'
import { everyday } from './lists/everyday.ts'
import { medicines } from './lists/medicines.ts'
import { professions, symptoms } from './lists/symptoms.ts'
import {
  alarming,
  asked,
  asksFor,
  begunBy,
  called,
  complained,
  prescribed,
  readingsIn,
  type Saying,
  type Sayings,
  wholeIn,
} from './sayings.ts'
import { isBare, specialtiesForSign, specialtiesHinted } from './signs.ts'

/** A complaint of more specialties than these is too vague: general practice takes it. */
const MOST_MEANT = 3

const generalists: readonly string[] = ['clinica-medica', 'medico-generalista']
/** Specialties for further help, after the call that must not wait. */
const inDespair: readonly string[] = ['psiquiatria', 'psicologia']

/** Those with known complaints first. */
const slugs = [...new Set([symptoms, professions, everyday, medicines].flatMap((list) => Object.keys(list)))]
/** Whether this is the address of a specialty with known complaints or professionals. */
export const isKnownSpecialty = (slug: string): boolean => slugs.includes(slug)

const inOrder = (some: readonly string[]): readonly string[] => slugs.filter((slug) => some.includes(slug))

/** In the order of the lists; specialties for adults are left out for a child. */
const slugsOf = (sayings: readonly Saying[]): readonly string[] => {
  const said = slugs.filter((slug) => sayings.some((each) => each.slug === slug))
  return said.includes('pediatria') ? said.filter((slug) => !generalists.includes(slug)) : said
}

/**
 * The catalogue's addresses of the specialties that a search by symptom means, in Portuguese or English, whatever its
 * accents, capitals, plurals and slips; the beginning of a symptom's words is enough (`enxaq`). A named profession
 * precedes a medicine, which precedes complaints, which precede a sign at a part of the body (`bola no pescoço`); a vague
 * complaint (`dor`) gives general practice.
 */
export const specialtiesForSymptom = (search: string): readonly string[] => {
  if (search.trim() === '') return []
  const typed = readingsIn(search)
  const named = wholeIn(called, typed)
  if (named.length > 0) return slugsOf(named)
  const medicine = wholeIn(prescribed, typed)
  if (medicine.length > 0) return slugsOf(medicine)
  const atPart = specialtiesForSign(search)
  const whole = wholeIn(complained, typed)
  const isOfSkin = whole.some(({ slug, saying }) => slug === 'dermatologia' && !isBare(saying.trim()))
  const telling = atPart.length > 0 || isOfSkin ? whole.filter(({ saying }) => !isBare(saying.trim())) : whole
  if (telling.length > 0) return slugsOf(telling)
  if (linesOf(search).includes('188')) return inDespair
  if (atPart.length > 0) return inOrder(atPart)
  if (asksFor(asked, typed)) return generalists
  const begun = slugsOf(begunBy(typed[0]))
  if (begun.length > MOST_MEANT) return generalists
  return begun.length > 0 ? begun : inOrder(specialtiesHinted(search))
}

/** Whether only words for any physician in a search lead to general practice: `doutora Ana`. */
export const asksAnyPhysician = (search: string): boolean => {
  const typed = readingsIn(search)
  return (
    asksFor(asked, typed) &&
    [called, prescribed, complained].every((sayings) => wholeIn(sayings, typed).length === 0)
  )
}

/** Whether a search tells of a complaint or an emergency, and names no profession. */
export const saysComplaint = (search: string): boolean => {
  const typed = readingsIn(search)
  const says = (sayings: Sayings): boolean => wholeIn(sayings, typed).length > 0
  return !says(called) && (says(complained) || says(alarming) || specialtiesForSign(search).length > 0)
}

/** Whether a search names a medicine: it leads to who may prescribe it. */
export const asksForMedicine = (search: string): boolean => wholeIn(prescribed, readingsIn(search)).length > 0

/** Whether a search asks only for a physician (`médico`), without naming one. */
export const isUnspecific = (search: string): boolean => asked.includes(readingsIn(search)[0])

/** Specialties that may advise if none of these is found: general practice, but not for teeth. */
export const insteadOf = (slugs: readonly string[]): readonly string[] => {
  const isForOthers = slugs.length === 0 || slugs.includes('odontologia') || slugs.includes('clinica-medica')
  return isForOthers ? [] : generalists
}
