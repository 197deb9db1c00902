import { type PrescribedMedicine, substancesOf } from '../prescriptions/index.ts'
import { folded } from '../text.ts'
import { usualAdult } from './usual-adult.ts'
import { usualContinuous } from './usual-continuous.ts'

/** The use of a medicine, as written in a prescription. */
export interface UsualUse {
  readonly prescription: string
  readonly via: string
  readonly condition_use: string
  readonly qtd: string
}

interface Row {
  readonly substances: string
  readonly words: readonly string[]
  readonly use: UsualUse
}

const wordsOf = (text: string): string[] =>
  folded(text)
    .split(/[\s/]+/)
    .filter((word) => word !== '')

const read = (line: string): Row => {
  const [substances = '', words = '', prescription = '', via = '', condition_use = '', qtd = ''] = line
    .split('|')
    .map((part) => part.trim())
  return { substances, words: wordsOf(words), use: { prescription, via, condition_use, qtd } }
}

/** Every row of the curated list; at most a few per medicine. */
export const usualUseRows: readonly Row[] = [usualAdult, usualContinuous].flatMap((rows) =>
  rows.trim().split('\n').map(read),
)

/** The usual adult uses of a medicine, by its substances and the strength and form in its title. */
export const usualUsesOf = (medicine: PrescribedMedicine): readonly UsualUse[] => {
  const substances = substancesOf(medicine).join('+')
  const title = new Set(wordsOf(medicine.title))
  return usualUseRows
    .filter((row) => row.substances === substances && row.words.every((word) => title.has(word)))
    .map(({ use }) => use)
}
