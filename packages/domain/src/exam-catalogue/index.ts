import { folded } from '../text.ts'
import { chemistry, haematology } from './blood.ts'
import { microbiology, pathology, stool, urine } from './fluids.ts'
import { digestion, heart, lungs, nerves, other, senses } from './functions.ts'
import { hormones, levels, markers } from './hormones.ts'
import { nuclear, tomography, ultrasound, xray } from './imaging.ts'
import { autoimmunity, serology } from './immunity.ts'
import { panelRows } from './panels.ts'

/** The groups in display order, following the chapters of the TUSS table. */
export const examGroups = [
  'haematology',
  'chemistry',
  'hormones',
  'autoimmunity',
  'serology',
  'markers',
  'levels',
  'urine',
  'stool',
  'microbiology',
  'pathology',
  'xray',
  'ultrasound',
  'tomography',
  'nuclear',
  'heart',
  'lungs',
  'nerves',
  'digestion',
  'senses',
  'other',
] as const
export type ExamGroup = (typeof examGroups)[number]

/** A commonly requested exam. */
export interface CatalogueExam {
  /** In Portuguese, as it is printed on the request. */
  readonly name: string
  readonly english: string
  readonly group: ExamGroup
  /** The words that find it, folded. */
  readonly words: string
}

/** Exams that are requested together. */
export interface ExamPanel {
  readonly name: string
  readonly english: string
  /** Parts of the names of specialties that see it first, folded; empty means everyone. */
  readonly specialties: readonly string[]
  /** Names of the catalogue. */
  readonly exams: readonly string[]
}

const rows: Readonly<Record<ExamGroup, string>> = {
  ...{
    haematology,
    chemistry,
    hormones,
    autoimmunity,
    serology,
    markers,
    levels,
    urine,
    stool,
    microbiology,
  },
  ...{ pathology, xray, ultrasound, tomography, nuclear, heart, lungs, nerves, digestion, senses, other },
}

const read = (row: string, group: ExamGroup): CatalogueExam => {
  const [name = '', english = '', more = ''] = row.split('|').map((part) => part.trim())
  return { name, english, group, words: folded(`${name} ${english} ${more}`) }
}

/** The curated list, written by the team; not a copy of a table of prices or procedures. */
export const examCatalogue: readonly CatalogueExam[] = examGroups.flatMap((group) =>
  rows[group]
    .trim()
    .split('\n')
    .map((row) => read(row, group)),
)

const readPanel = (block: string): ExamPanel => {
  const [head = '', body = ''] = block.split('\n')
  const [name = '', english = '', specialties = ''] = head.split('|').map((part) => part.trim())
  return {
    name,
    english,
    specialties: specialties === '' ? [] : specialties.split(', '),
    exams: body.split('; '),
  }
}

const panels: readonly ExamPanel[] = panelRows.trim().split('\n\n').map(readPanel)

/** The panels for a specialty, by its name: its own first, then everybody's, then the others. */
export const panelsFor = (specialty: string): readonly ExamPanel[] => {
  const name = folded(specialty)
  const rank = ({ specialties }: ExamPanel): number => {
    if (specialties.length === 0) return 1
    return specialties.some((each) => name.includes(each)) ? 0 : 2
  }
  return panels.toSorted((a, b) => rank(a) - rank(b))
}

/** Most results shown; nobody reads a longer list. */
const SHOWN = 12

/**
 * Exams whose words begin with all typed words, in any order and without accents; those whose name begins with the text
 * come first. None for an empty text.
 */
export const findExams = (typed: string, limit = SHOWN): readonly CatalogueExam[] => {
  const asked = folded(typed).split(/\s+/).filter(Boolean)
  const [first] = asked
  if (first === undefined) return []
  const found = examCatalogue.filter(({ words }) =>
    asked.every((part) => ` ${words.replace(/[^\p{L}\p{N}]+/gu, ' ')}`.includes(` ${part}`)),
  )
  const rank = ({ name, words }: CatalogueExam): number => {
    if (folded(name).startsWith(first)) return 0
    return words.split(', ').some((word) => word.endsWith(first)) ? 1 : 2
  }
  return found.toSorted((a, b) => rank(a) - rank(b)).slice(0, limit)
}
