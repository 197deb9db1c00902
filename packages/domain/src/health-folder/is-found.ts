import { formatDated } from '../format-date.ts'
import { folded } from '../text.ts'

/** The searched text of a thing. */
export interface Findable {
  readonly words: readonly string[]
  /** Its day, `YYYY-MM-DD`. */
  readonly date: string
}

/** A day as typed: `23/11/2026`, `novembro`, `November`. */
const daysOf = (date: string): readonly string[] => {
  const noon = `${date}T12:00:00Z`
  const months = ['pt-BR', 'en'].map((locale) => formatDated(noon, 'UTC', { month: 'long' }, locale))
  return [date.split('-').reverse().join('/'), ...months]
}

/**
 * Whether a thing matches the typed text: each word is a part of the thing's words or of its date, ignoring case and
 * accents.
 * @param typed any number of words; none matches everything
 */
export const isFound = (typed: string, { words, date }: Findable): boolean => {
  const said = folded([...words, ...daysOf(date)].join(' '))
  return folded(typed)
    .split(/\s+/)
    .every((word) => said.includes(word))
}
