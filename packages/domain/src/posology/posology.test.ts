import { describe, expect, it, test } from 'vitest'
import { isUseCondition, isVia } from '../prescriptions/index.ts'
import { folded } from '../text.ts'
import { childDoseOf, childRules, isDosedByWeight, usualUseRows, usualUsesOf } from './index.ts'

const of = (title: string, ingredient: string | null = null) => ({ title, ingredient })

describe('usual uses', () => {
  test('are whole rows of known ways and conditions, each once', () => {
    expect(usualUseRows.length).toBeGreaterThanOrEqual(150)
    for (const { substances, use } of usualUseRows) {
      expect(substances).toBe(folded(substances))
      expect(use.prescription).not.toBe('')
      expect(isVia(use.via), `${substances}: ${use.via}`).toBe(true)
      expect(use.condition_use === '' || isUseCondition(use.condition_use), use.condition_use).toBe(true)
    }
    const keys = usualUseRows.map((row) => `${row.substances} ${row.words.join(' ')} ${row.use.prescription}`)
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
  })

  it.each([
    ['Amoxicilina 500 mg cápsula', 'Amoxicilina tri-hidratada', '1 cápsula a cada 8 horas por 7 dias'],
    ['Losartana 50 mg comprimido', 'Losartana potássica', '1 comprimido ao dia, pela manhã'],
    ['Dipirona 500 mg comprimido', 'Dipirona monoidratada', '1 comprimido a cada 6 horas'],
    ['Dipirona 500 mg/mL gotas', 'Dipirona monoidratada', '20 a 40 gotas a cada 6 horas'],
    ['Novalgina 1 g comprimido', null, '1 comprimido a cada 6 horas'],
    [
      'Sulfametoxazol + trimetoprima 800/160 mg',
      'Sulfametoxazol + trimetoprima',
      '1 comprimido a cada 12 horas por 3 dias',
    ],
  ])('of %s', (title, ingredient, first) => {
    expect(usualUsesOf(of(title, ingredient))[0]?.prescription).toBe(first)
  })

  test('of another strength, of two substances, or of what nobody knows are none', () => {
    expect(usualUsesOf(of('Amoxicilina 250 mg/5 mL suspensão'))).toEqual([])
    expect(usualUsesOf(of('Losartana + hidroclorotiazida + anlodipino 50'))).toEqual([])
    expect(usualUsesOf(of('Chá de camomila'))).toEqual([])
  })
})

describe('a child’s dose', () => {
  test('comes from rows with sound limits and a source', () => {
    expect(childRules.length).toBeGreaterThanOrEqual(20)
    for (const rule of childRules) {
      const numbers = [...rule.months, ...rule.perKg, rule.dosesPerDay, rule.maxPerDay, rule.maxPerDose]
      expect(numbers.every((each) => Number.isFinite(each) && each > 0)).toBe(true)
      expect(rule.perKg[0]).toBeLessThanOrEqual(rule.perKg[1])
      expect(rule.months[0]).toBeLessThan(rule.months[1])
      expect(rule.maxPerDose).toBeLessThanOrEqual(rule.maxPerDay)
      expect(rule.note).toMatch(/\.$/)
      expect(rule.source).not.toBe('')
    }
    const names = childRules.map(({ substances }) => substances)
    expect(new Set(names).size).toBe(names.length)
  })

  test('is counted in mg and in mL of what the title says', () => {
    expect(
      childDoseOf(of('Amoxicilina 250 mg/5 mL suspensão'), { ageMonths: 60, weightKg: 20 }),
    ).toMatchObject({
      mgPerDay: [900, 1000],
      mgPerDose: [300, 333],
      mlPerDose: [6, 6.6],
      dosesPerDay: 3,
    })
    expect(childDoseOf(of('Dipirona 500 mg/mL gotas'), { ageMonths: 12, weightKg: 10 })).toMatchObject({
      mgPerDose: [100, 250],
      mlPerDose: [0.2, 0.5],
    })
    const combined = of('Sulfametoxazol + trimetoprima 200/40 mg/5 mL suspensão')
    expect(childDoseOf(combined, { ageMonths: 24, weightKg: 12 })?.mlPerDose).toEqual([6, 7.5])
    expect(
      childDoseOf(of('Paracetamol 500 mg comprimido'), { ageMonths: 100, weightKg: 30 })?.mlPerDose,
    ).toBeNull()
  })

  test('never passes the most of a day or of a dose', () => {
    const heavy = childDoseOf(of('Ibuprofeno 50 mg/mL gotas'), { ageMonths: 140, weightKg: 70 })
    expect(heavy).toMatchObject({ mgPerDose: [350, 400], mgPerDay: [1400, 2400] })
  })

  test('is none for who is too young or too old, for no weight, and for what the list does not know', () => {
    expect(childDoseOf(of('Ibuprofeno 50 mg/mL gotas'), { ageMonths: 5, weightKg: 7 })).toBeNull()
    expect(childDoseOf(of('Ibuprofeno 50 mg/mL gotas'), { ageMonths: 144, weightKg: 40 })).toBeNull()
    expect(childDoseOf(of('Ibuprofeno 50 mg/mL gotas'), { ageMonths: 60, weightKg: 0 })).toBeNull()
    expect(childDoseOf(of('Losartana 50 mg'), { ageMonths: 60, weightKg: 20 })).toBeNull()
    expect([isDosedByWeight(143), isDosedByWeight(144)]).toEqual([true, false])
  })
})
