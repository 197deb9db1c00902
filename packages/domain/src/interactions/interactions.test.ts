import { describe, expect, it, test } from 'vitest'
import { substancesOf } from '../prescriptions/index.ts'
import { folded } from '../text.ts'
import { interactionClasses } from './classes.ts'
import { interactionList, interactionsBetween } from './index.ts'

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
