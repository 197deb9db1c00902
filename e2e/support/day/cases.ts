import type { Earlier } from './practice.ts'
import type { Writing } from './write-record.ts'

export type Kind = 'new' | 'known' | 'return' | 'minor' | 'no-show'

/** A patient seen in the practice, or expected there. */
export interface Case {
  readonly kind: Kind
  readonly name: readonly [string, string]
  /** The patient, if it is their child. */
  readonly child?: string
  readonly earlier?: Earlier
  /** Null if they did not come. */
  readonly writing: Writing | null
}

const pressure: Earlier = {
  daysAgo: 30,
  said: {
    complaint: 'Pressão alta nas medidas de casa',
    diagnosis: 'Hipertensão essencial (primária)',
    cid_code: 'I10',
    conduct: 'Iniciada losartana, retorno em 30 dias',
  },
  medicines: [
    { title: 'Losartana 50 mg', prescription: '1 comprimido ao dia', qtd: '30 comprimidos' },
    { title: 'Hidroclorotiazida 25 mg', prescription: '1 comprimido pela manhã', qtd: '30 comprimidos' },
  ],
}
const checkUp: Earlier = {
  daysAgo: 200,
  said: {
    complaint: 'Exame de rotina',
    diagnosis: 'Exame médico geral',
    cid_code: 'Z00.0',
    conduct: 'Mantidos os hábitos, retorno anual',
  },
}

const headache: Writing = {
  complaint: ['1', '3'],
  history: ['2'],
  diagnosis: { code: 'R51' },
  conduct: ['1'],
}
const cough: Writing = {
  complaint: ['2', '4'],
  history: ['3'],
  exam: ['1'],
  diagnosis: { code: 'J00' },
  conduct: ['1'],
  prescribes: { set: /Resfriado \(2\)/ },
}
const fever: Writing = { complaint: ['3', '2'], history: ['3'], diagnosis: { code: 'R50' }, conduct: ['1'] }
const back: Writing = {
  complaint: ['4', '5'],
  history: ['4'],
  diagnosis: { code: 'M54' },
  conduct: ['1'],
  prescribes: { search: 'ibuprofeno 600', medicine: /Ibuprofeno 600/i, use: /comprimido/ },
}
const belly: Writing = { complaint: ['5', '1'], history: ['2'], diagnosis: { code: 'R10' }, conduct: ['1'] }
const again: Writing = {
  complaint: ['6'],
  history: ['6'],
  diagnosis: { phrase: 'Hipertensão arterial controlada.', code: 'I10' },
  conduct: ['2'],
  prescribes: { again: /^Repetir a última receita: 2 medicamentos/ },
}
const renewal: Writing = { ...again, complaint: ['7'] }

/** The patients before lunch; in between, somebody from the queue. */
export const morning: readonly Case[] = [
  { kind: 'known', name: ['Hélio', 'Matos'], earlier: checkUp, writing: headache },
  { kind: 'new', name: ['Beatriz', 'Campos'], writing: cough },
  { kind: 'minor', name: ['Sônia', 'Rezende'], child: 'Lia Rezende', writing: fever },
  { kind: 'return', name: ['Paulo', 'Siqueira'], earlier: pressure, writing: again },
  { kind: 'no-show', name: ['Caio', 'Barros'], earlier: checkUp, writing: null },
  { kind: 'new', name: ['Vera', 'Nunes'], writing: back },
]

/** The patients after lunch. */
export const afternoon: readonly Case[] = [
  { kind: 'known', name: ['Ivo', 'Teixeira'], earlier: checkUp, writing: belly },
  { kind: 'return', name: ['Dalva', 'Pires'], earlier: pressure, writing: renewal },
  { kind: 'new', name: ['Otto', 'Lacerda'], writing: fever },
  { kind: 'known', name: ['Rute', 'Moraes'], earlier: checkUp, writing: cough },
  { kind: 'known', name: ['Jonas', 'Freitas'], earlier: checkUp, writing: back },
  { kind: 'known', name: ['Nair', 'Duarte'], earlier: checkUp, writing: headache },
]

/** Data the product has about a patient before the doctor writes. */
export const knownOf = ({ name, child = '', earlier }: Case): readonly string[] => [
  ...name,
  child,
  ...Object.values(earlier?.said ?? {}),
  ...(earlier?.medicines ?? []).flatMap((medicine) => Object.values(medicine)),
]
