import { folded } from '../text.ts'
import { readingsOf, sayingOf, wordsIn } from './complaint-words.ts'
import { isOfThePast, isThreatened, linesSigned } from './emergency-signs.ts'
import { everyday } from './everyday-list.ts'
import { englishEveryday } from './everyday-list-en.ts'
import { medicines } from './medicines.ts'
import { isBare, specialtiesForSign, specialtiesHinted } from './signs.ts'
import {
  commonFirst,
  emergencies,
  type HelpLine,
  helpLines,
  professions,
  symptoms,
  unspecific,
} from './symptom-list.ts'
import { englishEmergencies, englishSymptoms } from './symptom-list-en.ts'

/** Shorter beginnings of a word are not completed. */
const LEAST = 4
/** Shorter words are no complaint. */
const LEAST_WORD = 3
/** A complaint of more specialties than these is too vague: general practice takes it. */
const MOST_MEANT = 3
const MOST_OFFERED = 12

const generalists: readonly string[] = ['clinica-medica', 'medico-generalista']
/** Specialties for further help, after the call that must not wait. */
const inDespair: readonly string[] = ['psiquiatria', 'psicologia']

interface Saying {
  readonly slug: string
  readonly saying: string
}

/** Sayings by their first word: a search is compared with those alone that begin with one of its words. */
type Sayings = ReadonlyMap<string, readonly Saying[]>

const firstWord = ({ saying }: Saying): string => saying.slice(1, saying.indexOf(' ', 1))

const sayingsOf = (...lists: readonly Readonly<Record<string, readonly string[]>>[]): Sayings =>
  Map.groupBy(
    lists
      .flatMap((list) => Object.entries(list))
      .flatMap(([slug, complaints]) => complaints.map((each) => ({ slug, saying: sayingOf(each) }))),
    firstWord,
  )
const allIn = (sayings: Sayings): readonly Saying[] => [...sayings.values()].flat()

/** Those with known complaints first. */
const slugs = [...new Set([symptoms, professions, everyday, medicines].flatMap((list) => Object.keys(list)))]
/** Whether this is the address of a specialty with known complaints or professionals. */
export const isKnownSpecialty = (slug: string): boolean => slugs.includes(slug)

const called = sayingsOf(professions)
const complained = sayingsOf(symptoms, englishSymptoms, everyday, englishEveryday)
const prescribed = sayingsOf(medicines)
const alarming = sayingsOf(emergencies, englishEmergencies)
/** What the beginning of a word completes. */
const completed = [called, sayingsOf(symptoms, englishSymptoms), prescribed].flatMap(allIn)
const asked = unspecific.map(sayingOf)
/** Words in specialty names, and common surnames, are not slips of words in the lists. */
const names = [...Object.keys(symptoms), 'castro', 'coelho', 'dias', 'franco'].map((name) =>
  sayingOf(name.replaceAll('-', ' ')),
)
const textsOf = (...lists: readonly Sayings[]): readonly string[] =>
  lists.flatMap(allIn).map(({ saying }) => saying)
const known = wordsIn(
  [...textsOf(called, sayingsOf(symptoms, englishSymptoms), prescribed, alarming), ...asked, ...names],
  textsOf(sayingsOf(everyday, englishEveryday)),
)

/** One request asks several questions about its search, and reading takes most of each answer's time. */
const MOST_READ = 100
const read = new Map<string, ReturnType<typeof readingsOf>>()
const readingsIn = (search: string): ReturnType<typeof readingsOf> => {
  const kept = read.get(search)
  if (kept) return kept
  if (read.size >= MOST_READ) read.clear()
  const readings = readingsOf(search, known)
  read.set(search, readings)
  return readings
}

/** Sayings that occur whole in the typed text, except parts of longer ones: `olho` of `olho vermelho`. */
const wholeIn = (sayings: Sayings, typed: readonly string[]): readonly Saying[] => {
  const words = new Set(typed.flatMap((each) => each.split(' ')))
  const whole = [...words]
    .flatMap((word) => sayings.get(word) ?? [])
    .filter(({ saying }) => typed.some((each) => each.includes(saying)))
  return whole.filter(
    ({ saying }) => !whole.some((other) => other.saying !== saying && other.saying.includes(saying)),
  )
}

/** Sayings that are completed, with a word that begins with the typed text. */
const begunBy = (typed: string): readonly Saying[] => {
  const letters = typed.trim().length
  if (letters < LEAST_WORD) return []
  const beginning = letters < LEAST ? typed : typed.trimEnd()
  return completed.filter(({ saying }) => saying.includes(beginning))
}

const inOrder = (some: readonly string[]): readonly string[] => slugs.filter((slug) => some.includes(slug))

/** In the order of the lists; specialties for adults are left out for a child. */
const slugsOf = (sayings: readonly Saying[]): readonly string[] => {
  const said = slugs.filter((slug) => sayings.some((each) => each.slug === slug))
  return said.includes('pediatria') ? said.filter((slug) => !generalists.includes(slug)) : said
}

const linesIn = (search: string): readonly string[] => [
  ...wholeIn(alarming, readingsIn(search)).map(({ slug }) => slug),
  ...linesSigned(search),
]

/**
 * The lines of an emergency told in a search, as a whole phrase of the lists or by signs. Of one long ago only what is
 * told beside it counts: `infarto há 2 anos, dor no peito`.
 */
const linesOf = (search: string): readonly string[] => {
  if (isThreatened(search)) return ['180']
  if (!isOfThePast(search)) return linesIn(search)
  const parts = search.split(/[,;.!?]| e | mas | and | but /i)
  return parts.filter((part) => !isOfThePast(part)).flatMap(linesIn)
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

const asksFor = (sayings: readonly string[], typed: readonly string[]): boolean =>
  sayings.some((each) => typed.some((reading) => reading.includes(each)))

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

/** Its rank among the commonest, or after them. */
const rank = (complaint: string): number => {
  const at = commonFirst.indexOf(complaint)
  return at < 0 ? commonFirst.length : at
}

const allOf = (lists: Readonly<Record<string, readonly string[]>>): readonly string[] => [
  ...new Set(Object.values(lists).flat()),
]
const offering = (lists: Readonly<Record<string, readonly string[]>>) =>
  allOf(lists).map((complaint) => ({
    complaint,
    plain: ` ${folded(complaint)}`,
    saying: sayingOf(complaint),
  }))
/** Portuguese first: English is searched only if it has no hit. */
const offered = [
  { language: 'pt-BR', list: offering(symptoms) },
  { language: 'en', list: offering(englishSymptoms) },
] as const

/** Complaints to continue with, in their language. */
export interface PreciseComplaints {
  readonly language: 'pt-BR' | 'en'
  readonly complaints: readonly string[]
}
const noComplaints: PreciseComplaints = { language: 'pt-BR', complaints: [] }

/**
 * The precise complaints that contain a short search, the commonest first: `dor de cabeça` and others for `dor`.
 * @returns at most 12; none if the search is as precise
 */
export const preciseComplaints = (search: string): PreciseComplaints => {
  const [typed] = readingsIn(search)
  const plain = folded(search).trim()
  if (typed.trim().length < LEAST_WORD) return noComplaints
  for (const { language, list } of offered) {
    const others = list.filter(({ saying }) => saying !== typed && saying.includes(typed))
    const begun = others.filter((each) => each.plain.startsWith(` ${plain} `))
    const found = (begun.length > 0 ? begun : others).map(({ complaint }) => complaint)
    const ranked = found.toSorted((a, b) => rank(a) - rank(b)).slice(0, MOST_OFFERED)
    if (ranked.length > 0) return { language, complaints: ranked }
  }
  return noComplaints
}

/** The first two numbers behind a word: `pressão está 22 por 12`. */
const figuresOf = (search: string, of: RegExp): readonly number[] => {
  const [, behind = ''] = folded(search).split(of)
  return (behind.match(/\d+/g) ?? []).slice(0, 2).map(Number)
}

/** Millimetres of mercury; people say `18 por 12` for 180 by 120. */
const pressure = (figure: number): number => (figure < 30 ? figure * 10 : figure)

/**
 * Whether a search tells figures that should not wait: a pressure from 180 or by 120 (Diretrizes Brasileiras de Hipertensão
 * Arterial 2020, hypertensive crisis), or a blood sugar below 54 or from 400 mg/dL (Sociedade Brasileira de Diabetes).
 */
const hasAlarmingFigures = (search: string): boolean => {
  const [high = 0, low] = figuresOf(search, /press(?:ao|ure)/).map(pressure)
  const [sugar] = figuresOf(search, /glic(?:ose|emia)|acucar|glucose|sugar/)
  return (
    (low !== undefined && (high >= 180 || low >= 120)) ||
    (sugar !== undefined && ((sugar > 20 && sugar < 54) || sugar >= 400))
  )
}

/**
 * The number to call for a search that should not wait for an appointment: `188` in despair, `192` with a sign of an
 * emergency, `180` after violence.
 */
export const emergencyOf = (search: string): HelpLine | null => {
  const lines = linesOf(search)
  return helpLines.find((line) => lines.includes(line)) ?? (hasAlarmingFigures(search) ? '192' : null)
}
