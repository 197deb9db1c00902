import { type PrescribedMedicine, substancesOf } from '../prescriptions/index.ts'
import { folded } from '../text.ts'
import { childDoseRows } from './child-doses.ts'

/** Doses go by weight up to the twelfth birthday. */
const CHILD_MONTHS = 144

type Range = readonly [least: number, most: number]

/** The list's rule of one medicine for children. */
interface ChildRule {
  readonly substances: string
  readonly months: Range
  /** mg/kg a day. */
  readonly perKg: Range
  readonly dosesPerDay: number
  readonly maxPerDay: number
  readonly maxPerDose: number
  readonly note: string
  readonly source: string
}

/** A dose for one child: mg, and mL if the title gives the concentration. */
export interface ChildDose extends Omit<ChildRule, 'substances' | 'months'> {
  readonly mgPerDay: Range
  readonly mgPerDose: Range
  readonly mlPerDose: Range | null
}

const read = (line: string): ChildRule => {
  const [substances = '', ...rest] = line.split(' | ')
  const [from = 0, to = 0, least = 0, most = 0, dosesPerDay = 1, maxPerDay = 0, maxPerDose = 0] =
    rest.map(Number)
  const [note = '', source = ''] = rest.slice(7)
  return {
    substances,
    months: [from, to],
    perKg: [least, most],
    ...{ dosesPerDay, maxPerDay, maxPerDose, note, source },
  }
}

/** The curated list of doses by weight. */
export const childRules: readonly ChildRule[] = childDoseRows.trim().split('\n').map(read)

/** Index of the substance whose strength sets the dose, where it is not the first. */
const doseGoesBy: ReadonlyMap<string, number> = new Map([['sulfametoxazol+trimetoprima', 1]])

/** mg in one mL, from a title such as `Amoxicilina 250 mg/5 mL suspensão`; null if it has none. */
const strengthOf = (title: string, substances: string): number | null => {
  const found = /([\d.,/]+) ?mg(?: fe)?\/(\d*) ?ml/.exec(folded(title))
  if (found === null) return null
  const amounts = (found[1] ?? '').split('/')
  const mg = Number((amounts[doseGoesBy.get(substances) ?? 0] ?? '').replace(',', '.'))
  const strength = mg / Number(found[2] || 1)
  return Number.isFinite(strength) && strength > 0 ? strength : null
}

/** Rounds down, so that a dose never exceeds the limit; whole milligrams from ten on. */
const cut = (value: number): number =>
  value >= 10 ? Math.floor(value + 1e-9) : Math.floor(value * 10 + 1e-9) / 10
const cutMl = (value: number): number => Math.floor(value * 10 + 1e-9) / 10

/** Whether doses at this age depend on weight. */
export const isDosedByWeight = (ageMonths: number): boolean => ageMonths < CHILD_MONTHS

/**
 * The dose of a medicine for a child, from weight in kg and age in whole months; null if the list lacks it, or for that
 * age. A help to calculate, never a prescription.
 */
export const childDoseOf = (
  medicine: PrescribedMedicine,
  { ageMonths, weightKg }: { readonly ageMonths: number; readonly weightKg: number },
): ChildDose | null => {
  const substances = substancesOf(medicine).join('+')
  const rule = childRules.find((each) => each.substances === substances)
  if (!rule || ageMonths < rule.months[0] || ageMonths > rule.months[1] || weightKg <= 0) return null
  const { months: _months, substances: _substances, ...said } = rule
  const { perKg, dosesPerDay, maxPerDay, maxPerDose } = rule
  const daily = (mgPerKg: number): number => Math.min(mgPerKg * weightKg, maxPerDay)
  const single = (mgPerKg: number): number => Math.min(daily(mgPerKg) / dosesPerDay, maxPerDose)
  const strength = strengthOf(medicine.title, substances)
  const ml = (mg: number): number => cutMl(mg / (strength ?? 1))
  const [least, most] = perKg
  return {
    ...said,
    mgPerDay: [cut(daily(least)), cut(daily(most))],
    mgPerDose: [cut(single(least)), cut(single(most))],
    mlPerDose: strength === null ? null : [ml(single(least)), ml(single(most))],
  }
}
