import { folded } from '../text.ts'
import { substancesOfBrand } from './brands.ts'

/** The facts about a medicine's substances: its name as written, and the active ingredient if the list has it. */
export interface PrescribedMedicine {
  readonly title: string
  readonly ingredient: string | null
}

/**
 * The part of a salt that identifies nothing by itself: "cloreto de sódio" and "valproato de sódio" share no substance.
 */
const metals = /^(sodio|potassio|calcio|magnesio|litio|zinco|prata|aluminio|ferro)$/
const simpleSalts = /^(cloreto|carbonato|citrato|fosfato|hidroxido|oxido|sulfato|bicarbonato)$/
const saltEndings =
  /^((mono|di|tri|hemi)-?h?idratad[ao]|anidr[ao]|(di)?sodic[ao]|potassic[ao]|calcic[ao]|magnesic[ao]|zincica|benzatina|dietilamonio|trometamol|medoxomila|cilexetila|arginina)$/
const salt = /(ato|eto|ito|ida)$/

const withoutSalt = (name: string): string => {
  const [head = '', link, ...rest] = name.split(' ')
  const tail = rest.join(' ')
  if (link !== 'de' || tail === '' || !salt.test(head)) return name
  if (!metals.test(tail)) return tail
  return simpleSalts.test(head) ? name : head
}

const substanceOf = (part: string): string => {
  const words = part
    .replace(/^axetil/, '')
    .split(/\s+/)
    .filter((word) => word !== '' && !saltEndings.test(word))
  return withoutSalt(words.join(' '))
}

/** The name ends before a strength: `dipirona 500 mg comprimido`. */
const nameOf = (title: string): string => title.split(/\s*\d/)[0] ?? ''

const split = (text: string): string[] =>
  folded(text)
    .split(/\s*[+;,/]\s*|\s+(?:e|com)\s+/)
    .map((part) => substanceOf(part.trim()))
    .filter((part) => part !== '')

/**
 * The substances of a medicine, folded and without salts: from its ingredient if known, else from its name or brand.
 */
export const substancesOf = ({ title, ingredient }: PrescribedMedicine): string[] => {
  const named = split(ingredient ?? nameOf(title))
  return [...new Set(named.flatMap((name) => substancesOfBrand(name.split(' ')[0] ?? '') ?? [name]))]
}

/**
 * All possible substances of a medicine: of the chosen entry and of the written title, which may differ, as a title can
 * be changed afterwards. Warnings check all of them.
 */
export const anySubstancesOf = ({ title, ingredient }: PrescribedMedicine): string[] => [
  ...new Set([...substancesOf({ title, ingredient }), ...substancesOf({ title, ingredient: null })]),
]

/** The substances that two medicines share. */
export const sharedSubstances = (a: PrescribedMedicine, b: PrescribedMedicine): string[] => {
  const others = new Set(anySubstancesOf(b))
  return anySubstancesOf(a).filter((substance) => others.has(substance))
}
