import { describe, expect, it, test } from 'vitest'
import { substancesOf } from '../prescriptions/index.ts'
import { folded } from '../text.ts'
import { interactionClasses } from './classes.ts'
import { actingSubstancesOf, interactionList, interactionsBetween } from './index.ts'

const of = (title: string, ingredient: string | null = null) => substancesOf({ title, ingredient })

describe('the list', () => {
  test('has at least 150 pairs, each once, with an effect, an advice and a source', () => {
    expect(interactionList.length).toBeGreaterThanOrEqual(150)
    const pairs = interactionList.map(({ sides }) => sides.toSorted().join(' | '))
    expect(pairs.filter((pair, at) => pairs.indexOf(pair) !== at)).toEqual([])
    for (const { sides, effect, advice, source } of interactionList) {
      expect(sides.map((side) => folded(side))).toEqual([...sides])
      expect([effect, advice].filter((words) => !/^\p{Lu}.+\.$/su.test(words))).toEqual([])
      expect(source).toMatch(/ANVISA|FDA|BMJ|JAMA|CMAJ|CredibleMeds|Beers|OMS|ADA/)
    }
  })

  test('names families that are there, and every family is named', () => {
    const named = new Set(
      interactionList.flatMap(({ sides }) => sides.filter((side) => side.startsWith('@'))),
    )
    expect([...named].sort()).toEqual(
      Object.keys(interactionClasses)
        .map((name) => `@${name}`)
        .sort(),
    )
  })
})

describe('two medicines', () => {
  it.each([
    ['Varfarina 5 mg', 'Ibuprofeno 600 mg', 'severe'],
    ['Ibuprofeno 600 mg', 'Varfarina 5 mg', 'severe'],
    ['Marevan', 'Advil', 'severe'],
    ['Rivotril', 'Tramal', 'severe'],
    ['Carbolitium', 'Losartana 50 mg', 'severe'],
    ['Sildenafila 50 mg', 'Mononitrato de isossorbida', 'contraindicated'],
    ['Insulina glargina', 'Ciprofloxacino 500 mg', 'severe'],
    ['Bactrim F', 'Enalapril 10 mg', 'severe'],
    ['Dorflex', 'Losartana 50 mg', undefined],
    ['Dipirona 500 mg', 'Paracetamol 750 mg', undefined],
    ['Nimesulida 100 mg', 'Ibuprofeno 600 mg', 'severe'],
    ['Sertralina 50 mg', 'Sertralina 100 mg', undefined],
    ['Fluoxetina 20 mg', 'Linezolida', 'contraindicated'],
    ['Varfarina 5 mg', 'Amoxicilina 500 mg', 'moderate'],
    ['Varfarina 5 mg', 'Cefalexina 500 mg', 'moderate'],
    ['Varfarina 5 mg', 'Metronidazol 250 mg', 'severe'],
    ['Varfarina 5 mg', 'Fluconazol 150 mg', 'severe'],
    ['Varfarina 5 mg', 'Bactrim F', 'severe'],
    ['Sinvastatina 20 mg', 'Claritromicina 500 mg', 'contraindicated'],
    ['Clopidogrel 75 mg', 'Omeprazol 20 mg', 'severe'],
    ['Carbolitium', 'Hidroclorotiazida 25 mg', 'severe'],
    ['Metotrexato 2,5 mg', 'Bactrim F', 'contraindicated'],
    ['Metotrexato 2,5 mg', 'Dipirona 500 mg', 'severe'],
    ['Tamoxifeno 20 mg', 'Paroxetina 20 mg', 'severe'],
    ['Dolutegravir 50 mg', 'Rifampicina 300 mg', 'severe'],
    ['Naltrexona 50 mg', 'Tramadol 50 mg', 'contraindicated'],
    ['Cloroquina 150 mg', 'Azitromicina 500 mg', 'severe'],
    ['Digoxina 0,25 mg', 'Amiodarona 200 mg', 'severe'],
    ['Enalapril 10 mg', 'Espironolactona 25 mg', 'severe'],
    ['Rifampicina 300 mg', 'Etinilestradiol', 'contraindicated'],
    ['Cetorolaco 10 mg', 'Diclofenaco 50 mg', 'contraindicated'],
  ] as const)('%s and %s: %s', (one, other, severity) => {
    expect(interactionsBetween(of(one), of(other))[0]?.severity).toBe(severity)
  })

  it('are told once, the gravest of what the list knows first', () => {
    const found = interactionsBetween(
      of('a', 'Citrato de sildenafila'),
      of('b', 'Dinitrato de isossorbida + Cloridrato de diltiazem'),
    )
    expect(found.map(({ sides }) => sides.join(' '))).toEqual(['@nitratos @pde5'])
    expect(found[0]?.advice).toMatch(/24 h/)
  })
})

describe('a medicine that stays where it is applied', () => {
  const between = (one: string, other: string) =>
    interactionsBetween(
      actingSubstancesOf({ title: one, ingredient: null, via: '' }),
      actingSubstancesOf({ title: other, ingredient: null, via: '' }),
    )[0]?.severity

  it.each([
    // On the skin, in the eye, the ear, the nose or the mouth: none.
    ['Betametasona 0,1% creme', 'Insulina NPH 100 UI/mL', undefined],
    ['Dexametasona 0,1% colírio', 'Ibuprofeno 600 mg comprimido', undefined],
    ['Ciprofloxacino + hidrocortisona solução otológica', 'Insulina regular', undefined],
    ['Tobramicina + dexametasona colírio', 'Levofloxacino 500 mg comprimido', undefined],
    ['Triancinolona 1 mg/g orobase', 'Varfarina 5 mg comprimido', undefined],
    ['Cetoconazol 2% xampu', 'Sinvastatina 20 mg comprimido', undefined],
    ['Cetoconazol + betametasona creme', 'Domperidona 10 mg comprimido', undefined],
    ['Tobramicina 0,3% colírio', 'Furosemida 40 mg comprimido', undefined],
    // Taken, injected, or of an unknown form: as before.
    ['Betametasona + dexclorfeniramina xarope', 'Insulina NPH 100 UI/mL', 'moderate'],
    ['Betametasona 4 mg/mL suspensão injetável', 'Levofloxacino 500 mg comprimido', 'severe'],
    ['Dexametasona 4 mg comprimido', 'Ibuprofeno 600 mg comprimido', 'severe'],
    ['Prednisolona 3 mg/mL solução oral', 'Ibuprofeno 50 mg/mL gotas', 'severe'],
    ['Dexametasona', 'Ibuprofeno', 'severe'],
    ['Cetoconazol 200 mg comprimido', 'Sinvastatina 20 mg comprimido', 'contraindicated'],
    // What does reach the blood from there is still told.
    ['Timolol 0,5% colírio', 'Salbutamol 100 mcg aerossol', 'severe'],
  ] as const)('%s and %s: %s', (one, other, severity) => {
    expect(between(one, other)).toBe(severity)
    expect(between(other, one)).toBe(severity)
  })

  it.each([
    ['Tobramicina', 'Ocular', 'Furosemida 40 mg', undefined],
    ['Tobramicina', 'no olho direito', 'Furosemida 40 mg', undefined],
    ['Dexametasona', 'Uso Externo', 'Ibuprofeno 600 mg', undefined],
    ['Beclometasona 250 mcg', 'Inalatória', 'Insulina NPH 100 UI/mL', undefined],
    ['Tobramicina', 'Inj.IM', 'Furosemida 40 mg', 'severe'],
    ['Tobramicina', 'Inalatória', 'Furosemida 40 mg', 'severe'],
    ['Dexametasona', 'Oral', 'Ibuprofeno 600 mg', 'severe'],
    ['Dexametasona', '', 'Ibuprofeno 600 mg', 'severe'],
    ['Dexametasona', 'conforme orientado', 'Ibuprofeno 600 mg', 'severe'],
    ['Budesonida 3 mg', 'Oral', 'Itraconazol 100 mg', 'severe'],
    ['Timolol 0,5%', 'Ocular', 'Salbutamol 100 mcg aerossol', 'severe'],
    // The form in the name tells more than a way of use that was left as it was.
    ['Betametasona 0,1% creme', 'Oral', 'Insulina NPH 100 UI/mL', undefined],
    ['Cetoconazol 200 mg comprimido', 'Uso Externo', 'Sinvastatina 20 mg', 'contraindicated'],
  ] as const)('is told by its way of use, if its name says no form: %s (%s) and %s: %s', (...row) => {
    const [title, via, other, severity] = row
    const used = actingSubstancesOf({ title, ingredient: null, via })
    expect(interactionsBetween(used, of(other))[0]?.severity).toBe(severity)
  })

  it.each([
    ['Budesonida 200 mcg cápsula inalante', 'Itraconazol 100 mg cápsula', 'moderate'],
    ['Budesonida 32 mcg spray nasal', 'Itraconazol 100 mg cápsula', 'moderate'],
    ['Busonid', 'Itraconazol 100 mg cápsula', 'moderate'],
    ['Budesonida 3 mg cápsula', 'Itraconazol 100 mg cápsula', 'severe'],
    ['Entocort 3 mg cápsula', 'Claritromicina 500 mg comprimido', 'severe'],
    ['Budesonida 200 mcg cápsula inalante', 'Claritromicina 500 mg comprimido', undefined],
    ['Budesonida 200 mcg cápsula inalante', 'Ibuprofeno 600 mg comprimido', undefined],
    ['Beclometasona 250 mcg aerossol', 'Insulina NPH 100 UI/mL', undefined],
    ['Budesonida + formoterol 400/12 mcg cápsula inalante', 'Propranolol 40 mg comprimido', 'severe'],
    ['Budesonida 3 mg cápsula', 'Ritonavir 100 mg comprimido', 'severe'],
    ['Budesonida 200 mcg cápsula inalante', 'Ritonavir 100 mg comprimido', 'severe'],
  ] as const)(
    'a corticosteroid that is inhaled is told from one that is swallowed: %s and %s: %s',
    (...pair) => {
      const [one, other, severity] = pair
      expect(between(one, other)).toBe(severity)
    },
  )
})
