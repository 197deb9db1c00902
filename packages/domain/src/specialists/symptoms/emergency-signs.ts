import { folded } from '../../text.ts'
import { type HelpLine, helpLines } from './lists/emergencies.ts'
import { emergencySigns, presentSigns, threatSigns } from './lists/emergency-signs.ts'

/** Words that say nothing of what happened. */
const joining =
  /^(de|da|do|das|dos|na|no|nas|nos|em|ao|com|pra|consigo|consegue|conseguindo|conseguiu|pela|pelo|a|o|as|os|um|uma|e|que|estou|esta|to|ta|tou|estava|tava|ficou|minha|meu|seu|sua|bem|the|an|of|in|on|with|my|his|her|is|are|was|has|have|i|im|very|and)$/

const plain = (text: string): string =>
  ` ${(folded(text).match(/[a-z0-9]+/g) ?? []).filter((word) => !joining.test(word)).join(' ')} `

/** Each condition is a group of words of which one must be said, or none after `!`. */
type Sign = readonly { readonly words: RegExp; readonly isSaid: boolean }[]

const groupOf = (text: string): Sign[number] => {
  const words = text
    .replace('!', '')
    .split('|')
    .map((word) => {
      const beginning = plain(word).trimEnd()
      if (beginning === '') throw new Error(`No word is left of ${word} in ${text}`)
      return word.trim().endsWith('.') ? `${beginning} ` : beginning
    })
  return { words: new RegExp(words.join('|')), isSaid: !text.includes('!') }
}

/**
 * A sign for each line: groups between ` + ` that must all be met, in any order. `a | b` is met by either, `! a` by
 * neither. A word is met by all that begin with it (`sangr`), one with a full stop by itself alone (`cai.`). Words such
 * as `de`, `está`, `minha` are left out on both sides.
 */
const signsOf = (lines: string): readonly Sign[] =>
  lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split(' + ').map(groupOf))

const signs: Readonly<Record<HelpLine, readonly Sign[]>> = {
  '188': signsOf(emergencySigns['188']),
  '192': signsOf(emergencySigns['192']),
  '180': signsOf(emergencySigns['180']),
}
const threats = signsOf(threatSigns)
const present = signsOf(presentSigns)

/** `há 2 anos`, `faz mais de dois anos`; not `70 anos, há uma hora`. */
const longAgo =
  / (ha|faz) (\S+ ){0,2}anos? | anos? atras | ano passado | years? ago | sequela| prevencao | infancia | era crianca | desde crianca | controlad| historico | antig[ao] | as child /

const isToldIn = (search: string): ((sign: Sign) => boolean) => {
  const said = plain(search)
  return (sign) => sign.every(({ words, isSaid }) => words.test(said) === isSaid)
}

/** Whether a search tells what is long over: `infarto há 2 anos`, but not `infarto há 2 anos e dor no peito agora`. */
export const isOfThePast = (search: string): boolean => {
  const isTold = isToldIn(search)
  return longAgo.test(plain(search)) && !present.some(isTold)
}

/** Whether a search tells that somebody else threatens one's life. */
export const isThreatened = (search: string): boolean => threats.some(isToldIn(search))

/** Whatever begins a sign: most searches hold none of it, and are not compared with each. */
const hints = new RegExp(
  Object.values(signs)
    .flatMap((some) => some.flatMap(([first]) => (first ? [first.words.source] : [])))
    .join('|'),
)

/** The lines whose signs are in a search. */
export const linesSigned = (search: string): readonly HelpLine[] => {
  if (!hints.test(plain(search))) return []
  return helpLines.filter((line) => signs[line].some(isToldIn(search)))
}
