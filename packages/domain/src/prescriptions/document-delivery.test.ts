import { describe, expect, it } from 'vitest'
import {
  controlledFormOf,
  controlledListIn,
  documentBasis,
  medicineClassOf,
  splitByClass,
  validDaysOf,
} from './index.ts'

const common = { class: 'common', substance: 'Losartana potássica' }
const otc = { class: 'otc', substance: 'Paracetamol' }
const antimicrobial = { class: 'antimicrobial', substance: 'Amoxicilina tri-hidratada' }
const glp1 = { class: 'glp1', substance: 'Semaglutida' }
const clonazepam = { class: 'controlled_344', substance: 'Clonazepam' }
const sertraline = { class: 'controlled_344', substance: 'Cloridrato de sertralina' }
const unknown = { class: 'controlled_344', substance: 'Substância nova' }

describe('documents by legal class', () => {
  it('keeps what no pharmacy retains together, and gives it electronically', () => {
    expect(splitByClass([common, otc])).toEqual([
      { legalClass: 'common', controlledList: null, delivery: 'electronic', items: [common, otc] },
    ])
  })

  it('makes one for each class, and of Portaria 344/98 one for each list, all of them to print', () => {
    const parts = splitByClass([sertraline, antimicrobial, clonazepam, common, glp1, unknown])
    const seen = parts.map((part) => [part.legalClass, part.controlledList, part.delivery, part.items.length])
    expect(seen).toEqual([
      ['common', null, 'electronic', 1],
      ['antimicrobial', null, 'print', 1],
      ['glp1', null, 'print', 1],
      ['controlled_344', null, 'print', 1],
      ['controlled_344', 'B1', 'print', 1],
      ['controlled_344', 'C1', 'print', 1],
    ])
  })

  it('knows a controlled medicine by a name that was only typed', () => {
    const typed = { class: 'common', substance: 'Rivotril (clonazepam) 2 mg' }
    expect(splitByClass([typed])).toMatchObject([{ legalClass: 'controlled_344', controlledList: 'B1' }])
  })

  it.each([
    ['Rivotril 2 mg', 'controlled_344', 'B1'],
    ['RITALINA LA 20 mg', 'controlled_344', 'A3'],
    ['Roacután', 'controlled_344', 'C2'],
    ['Bactrim F', 'antimicrobial', null],
    ['Ozempic 1 mg', 'glp1', null],
    ['Amoxicilina 500 mg', 'antimicrobial', null],
  ] as const)('keeps %s by its name, whatever was chosen before', (substance, legalClass, controlledList) => {
    const chosen = { class: 'otc', substance: `Dipirona ${substance}` }
    expect(splitByClass([chosen])).toMatchObject([{ legalClass, controlledList, delivery: 'print' }])
  })

  it('is none without medicines', () => expect(splitByClass([])).toEqual([]))
})

it.each([
  ['Cloridrato de metilfenidato', 'A3', 'a'],
  ['Fosfato de codeína + paracetamol', 'A2', 'a'],
  ['Sulfato de morfina', 'A1', 'a'],
  ['ALPRAZOLAM', 'B1', 'b'],
  ['Cloridrato de sibutramina', 'B2', 'b2'],
  ['Carbonato de lítio', 'C1', 'special'],
  ['Isotretinoína', 'C2', 'retinoid'],
  ['Talidomida', 'C3', 'thalidomide'],
  ['Cipionato de testosterona', 'C5', 'special'],
] as const)('%s is on list %s', (substance, list, form) => {
  expect(controlledListIn(substance)).toBe(list)
  expect(controlledFormOf(list)).toBe(form)
})

const antimicrobials = `Amoxil Novamox Clavulin Sigmaclav Azi Zitromax Benzetacil Keflex Rocefin Zinnat Cipro Klaricid
  Dalacin Vibramicina Monuril Verutex Levaquin Tavanic Flagyl Avalox Vigamox Bactroban Nebacetin Macrodantina Floxacin
  Bactrim Tobradex Tobrex`
const agonists = `Dulaglutida Exenatida Liraglutida Lixisenatida Semaglutida Tirzepatida Trulicity Olire Saxenda Victoza
  Ozempic Rybelsus Wegovy Mounjaro`
it.each([
  ['antimicrobial', antimicrobials],
  ['glp1', agonists],
  ['controlled_344', 'Clonazepam Rivotril Dimorf'],
  ['common', 'Losartana Tylenol Buscopan'],
] as const)('a medicine is %s by the name that people write for it', (expected, names) => {
  for (const name of names.split(/\s+/)) expect([name, medicineClassOf(name)]).toEqual([name, expected])
})

it('finds nothing controlled in a part of a word', () => {
  expect(controlledListIn('Tretinoína 0,05% creme')).toBeNull()
  expect(controlledListIn('')).toBeNull()
})

it('says for how long each class is dispensed', () => {
  expect((['common', 'antimicrobial', 'glp1', 'controlled_344'] as const).map(validDaysOf)).toEqual([
    null,
    10,
    90,
    30,
  ])
})

it.each([
  ['its author', 'print', { role: 'specialist', id: 'sergio' }, 'author'],
  ['its patient', 'electronic', { role: 'customer', id: 'paula' }, 'own'],
  [
    'its patient, when it is for a signature by hand',
    'print',
    { role: 'customer', id: 'paula' },
    'not_found',
  ],
  ['another patient', 'electronic', { role: 'customer', id: 'sergio' }, 'not_found'],
  ['another specialist', 'electronic', { role: 'specialist', id: 'paula' }, 'not_found'],
  ['an admin', 'electronic', { role: 'admin', id: 'sergio' }, 'not_found'],
] as const)('opens for %s', (_who, delivery, who, expected) => {
  const basis = documentBasis({ customerId: 'paula', specialistId: 'sergio', delivery }, who)
  expect(basis.ok ? basis.value : basis.code).toBe(expected)
})
