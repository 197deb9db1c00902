import { readFile } from 'node:fs/promises'
import { Failure } from '../../run/failure.ts'
import { phrases } from '../../run/phrases.ts'
import { methodOf } from '../method.ts'
import { camel, pascal, snake, words } from '../text.ts'

/**
 * Texts about a patient, written and read by specialists in care: a table, two calls and a part of the patient's page.
 */
export interface Kept {
  /** In the plural, as in file names: `pinned-notes`. */
  readonly file: string
  /** In the singular: `pinned-note`. */
  readonly one: string
  /** The calls: `pin-note`, `list-pinned-notes`. */
  readonly write: string
  readonly list: string
  /** In Portuguese. */
  readonly title: string
}

const pattern = /^records\/([a-z-]+s)\/([a-z-]+)$/

/** Parses the names of two calls: `records/pins/pin-note` and `records/pins/list-pins`. @throws Failure */
export const keptOf = (names: readonly string[], title: string | undefined): Kept => {
  const calls = names.map((name) => pattern.exec(name))
  const [file = ''] = calls.map((call) => call?.[1] ?? '')
  const isOfOne = names.length === 2 && file !== '' && calls.every((call) => call?.[1] === file)
  const verbs = calls.map((call) => call?.[2] ?? '')
  const list = verbs.find((name) => name.startsWith('list-'))
  const write = verbs.find((name) => methodOf(name) === 'POST')
  if (!isOfOne || list === undefined || write === undefined) throw new Failure(phrases.newPatientUsage)
  const shown = (title ?? `A escrever: ${words(file)}`).replaceAll("'", '’')
  return { file, one: file.slice(0, -1), write, list, title: shown }
}

/** The words for `«…»` in the templates. */
const tokensOf = ({ file, one, write, list, title }: Kept): Readonly<Record<string, string>> => ({
  file,
  table: snake(file),
  subjects: camel(file),
  Subjects: pascal(file),
  one: camel(one),
  One: pascal(one),
  object: snake(one),
  write: camel(write),
  list: camel(list),
  words: words(file).toLowerCase(),
  Words: words(file),
  title,
})

/** Fills a text with the item's words. */
export const filled = (kept: Kept, text: string): string => {
  const tokens = tokensOf(kept)
  return text.replaceAll(/«([a-z]+)»/gi, (whole, name: string) => tokens[name] ?? whole)
}

/** A template of `templates/`, filled with the item's words. */
export const template = async (kept: Kept, name: string): Promise<string> =>
  filled(kept, await readFile(new URL(`./templates/${name}.template`, import.meta.url), 'utf8'))
