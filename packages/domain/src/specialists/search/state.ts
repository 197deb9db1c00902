import { folded } from '../../text.ts'
import { isUf, type Uf } from '../council.ts'

/** Folded names; those of São Paulo and Rio de Janeiro are first of all cities. */
const named: ReadonlyMap<string, Uf> = new Map([
  ['acre', 'AC'],
  ['alagoas', 'AL'],
  ['amazonas', 'AM'],
  ['amapa', 'AP'],
  ['bahia', 'BA'],
  ['ceara', 'CE'],
  ['distrito federal', 'DF'],
  ['federal district', 'DF'],
  ['espirito santo', 'ES'],
  ['goias', 'GO'],
  ['maranhao', 'MA'],
  ['minas gerais', 'MG'],
  ['mato grosso do sul', 'MS'],
  ['mato grosso', 'MT'],
  ['paraiba', 'PB'],
  ['pernambuco', 'PE'],
  ['piaui', 'PI'],
  ['parana', 'PR'],
  ['rio grande do norte', 'RN'],
  ['rondonia', 'RO'],
  ['roraima', 'RR'],
  ['rio grande do sul', 'RS'],
  ['santa catarina', 'SC'],
  ['sergipe', 'SE'],
  ['tocantins', 'TO'],
])

/** A state at the end of a search, and the text before it. */
export interface StateInSearch {
  readonly rest: string
  readonly state: Uf
}

/** At most so many words name a state. */
const MOST_WORDS = 4

const stateOf = (text: string): Uf | undefined => {
  const upper = text.toUpperCase()
  // Without the accent it is a preposition.
  if (upper === 'PARÁ') return 'PA'
  return isUf(upper) ? upper : named.get(folded(text))
}

/** `psicólogo em SP`, `cardiologista Minas Gerais`, `BA`; undefined if a search does not end in a state. */
export const stateInSearch = (search: string): StateInSearch | undefined => {
  const words = search.split(/[\s,/]+/).filter((word) => word !== '')
  for (let most = Math.min(MOST_WORDS, words.length); most > 0; most -= 1) {
    const state = stateOf(words.slice(-most).join(' '))
    const rest = words.slice(0, -most).join(' ')
    if (state) return { rest: rest.replace(/(^|\s)(em|no|na|do|da|de|in|the|in the)$/i, ''), state }
  }
  return undefined
}
