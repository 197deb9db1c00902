import { readingsOf, sayingOf, wordsIn } from './complaint-words.ts'
import { emergencies, englishEmergencies } from './lists/emergencies.ts'
import { everyday } from './lists/everyday.ts'
import { englishEveryday } from './lists/everyday-en.ts'
import { medicines } from './lists/medicines.ts'
import { professions, symptoms, unspecific } from './lists/symptoms.ts'
import { englishSymptoms } from './lists/symptoms-en.ts'

/** A listed complaint, and whom it leads to: a specialty, or a line to call. */
export interface Saying {
  readonly slug: string
  readonly saying: string
}

/** Sayings by their first word: a search is compared with those alone that begin with one of its words. */
export type Sayings = ReadonlyMap<string, readonly Saying[]>

const firstWord = ({ saying }: Saying): string => saying.slice(1, saying.indexOf(' ', 1))

const sayingsOf = (...lists: readonly Readonly<Record<string, readonly string[]>>[]): Sayings =>
  Map.groupBy(
    lists
      .flatMap((list) => Object.entries(list))
      .flatMap(([slug, complaints]) => complaints.map((each) => ({ slug, saying: sayingOf(each) }))),
    firstWord,
  )
const allIn = (sayings: Sayings): readonly Saying[] => [...sayings.values()].flat()

export const called = sayingsOf(professions)
/** The complaints that are suggested. */
const listed = sayingsOf(symptoms, englishSymptoms)
export const complained = sayingsOf(symptoms, englishSymptoms, everyday, englishEveryday)
export const prescribed = sayingsOf(medicines)
export const alarming = sayingsOf(emergencies, englishEmergencies)
/** Words for any physician. */
export const asked = unspecific.map(sayingOf)

/** What the beginning of a word completes. */
const completed = [called, listed, prescribed].flatMap(allIn)
const completedText = completed.map(({ saying }) => saying).join('\n')

/** Shorter beginnings of a word are not completed. */
const LEAST = 4
/** Shorter words are no complaint. */
export const LEAST_WORD = 3
/** Sayings that are completed, with a word that begins with the typed text: a name begins none, found in one look. */
export const begunBy = (typed: string): readonly Saying[] => {
  const letters = typed.trim().length
  if (letters < LEAST_WORD) return []
  const beginning = letters < LEAST ? typed : typed.trimEnd()
  return completedText.includes(beginning) ? completed.filter(({ saying }) => saying.includes(beginning)) : []
}

/** Words in specialty names, and common surnames, are not slips of words in the lists. */
const names = [...Object.keys(symptoms), 'castro', 'coelho', 'dias', 'franco'].map((name) =>
  sayingOf(name.replaceAll('-', ' ')),
)
const textsOf = (...lists: readonly Sayings[]): readonly string[] =>
  lists.flatMap(allIn).map(({ saying }) => saying)
const known = wordsIn(
  [...textsOf(called, listed, prescribed, alarming), ...asked, ...names],
  textsOf(sayingsOf(everyday, englishEveryday)),
)

/** One request asks several questions about its search, and reading takes most of each answer's time. */
const MOST_READ = 100
const read = new Map<string, ReturnType<typeof readingsOf>>()
export const readingsIn = (search: string): ReturnType<typeof readingsOf> => {
  const kept = read.get(search)
  if (kept) return kept
  if (read.size >= MOST_READ) read.clear()
  const readings = readingsOf(search, known)
  read.set(search, readings)
  return readings
}

/** Sayings that occur whole in the typed text, except parts of longer ones: `olho` of `olho vermelho`. */
export const wholeIn = (sayings: Sayings, typed: readonly string[]): readonly Saying[] => {
  const words = new Set(typed.flatMap((each) => each.split(' ')))
  const whole = [...words]
    .flatMap((word) => sayings.get(word) ?? [])
    .filter(({ saying }) => typed.some((each) => each.includes(saying)))
  return whole.filter(
    ({ saying }) => !whole.some((other) => other.saying !== saying && other.saying.includes(saying)),
  )
}

/** Whether any of them is in the typed text. */
export const asksFor = (sayings: readonly string[], typed: readonly string[]): boolean =>
  sayings.some((each) => typed.some((reading) => reading.includes(each)))
