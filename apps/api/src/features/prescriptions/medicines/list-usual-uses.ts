import type { ChildDose, listUsualUses as endpoint, UsualUse } from '@emma/contracts/prescriptions/writing'
import { wallTimeOf } from '@emma/domain/availability'
import { childDoseOf, isDosedByWeight, usualUsesOf } from '@emma/domain/posology'
import type { PrescribedMedicine } from '@emma/domain/prescriptions'
import { folded } from '@emma/domain/text'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { SpecialistActor } from '../../../http/actor.ts'
import type { UseCase } from '../../../http/mount.ts'
import { loadPatient } from '../../dependents/index.ts'
import { type LockedRecord, loadVitals, logAccess, toPrescription } from '../../records/index.ts'
import { loadCaredDraft } from '../own-prescription.ts'
import { loadMedicine } from './load-medicine.ts'
import { findOwnPrescriptions } from './usual-uses.repo.ts'

/** More are not searched. */
const MOST = 3

const keyOf = ({ prescription, via, condition_use, qtd }: UsualUse): string =>
  [prescription, via, condition_use, qtd].map((part) => folded(part.trim())).join('|')

const onceEach = (uses: readonly UsualUse[]): UsualUse[] =>
  [...new Map(uses.toReversed().map((use) => [keyOf(use), use])).values()].toReversed()

/** The specialist's own uses of the same title, newest first, without their patients. */
const ownUses = async (
  deps: Deps,
  tx: Tx,
  specialistId: string,
  { title, medicineId }: { title: string; medicineId: string | null },
): Promise<UsualUse[]> => {
  const rows = await findOwnPrescriptions(tx, { specialistId, medicineId })
  await deps.vault.warm(
    tx,
    rows.map((row) => row.customer_id ?? row.specialist_id),
  )
  const opened = await Promise.all(rows.map((row) => toPrescription(deps.vault, tx, row)))
  const same = opened.filter((each) => folded(each.title) === folded(title))
  const uses = same.map(({ prescription, via, condition_use, qtd }) => ({
    prescription,
    via,
    condition_use,
    qtd,
  }))
  return onceEach(uses).slice(0, MOST)
}

const monthsBetween = (birth: string, today: string): number => {
  const [years = 0, months = 0, days = 0] = birth.split('-').map(Number)
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number)
  return (year - years) * 12 + month - months - (day < days ? 1 : 0)
}

/** Age in months of a record's patient on the day where the writer is; null if the birth date is unknown. */
const ageOf = async (
  deps: Deps,
  tx: Tx,
  { timeZone }: SpecialistActor,
  { customer_id, dependent_id }: LockedRecord,
) => {
  const patient = await loadPatient(deps, tx, { customerId: customer_id, dependentId: dependent_id })
  if (!patient?.birthDate) return null
  return monthsBetween(patient.birthDate, wallTimeOf(deps.clock.now().getTime(), timeZone).date)
}

/** A child's dose by the last weight; reading the patient's data for it is logged. */
const childDose = async (
  deps: Deps,
  tx: Tx,
  { record, medicine, ageMonths }: { record: LockedRecord; medicine: PrescribedMedicine; ageMonths: number },
): Promise<ChildDose> => {
  const person = { customerId: record.customer_id, dependentId: record.dependent_id }
  // Whether the list has it for this age at all: any weight will do.
  if (childDoseOf(medicine, { ageMonths, weightKg: 10 }) === null) return { known: 'unknown' }
  const measured = (await loadVitals(deps, tx, person, null)).find(({ weight }) => weight !== undefined)
  const weight = measured?.weight
  const dose = weight === undefined ? null : childDoseOf(medicine, { ageMonths, weightKg: weight })
  if (!measured || weight === undefined || dose === null) return { known: 'no_weight' }
  return {
    known: 'dose',
    weight,
    measured_at: measured.measured_at,
    per_kg: [...dose.perKg],
    doses_per_day: dose.dosesPerDay,
    max_mg_per_day: dose.maxPerDay,
    max_mg_per_dose: dose.maxPerDose,
    mg_per_day: [...dose.mgPerDay],
    mg_per_dose: [...dose.mgPerDose],
    ml_per_dose: dose.mlPerDose === null ? null : [...dose.mlPerDose],
    note: dose.note,
    source: dose.source,
  }
}

/**
 * The usual uses of a medicine, for the writer of a draft. A child gets no fixed dose, neither an adult's nor a
 * previous child's: only the one for its own weight.
 */
export const listUsualUses: UseCase<typeof endpoint> = (deps, { actor, client, body }) =>
  inTransaction(deps.db, async (tx) => {
    const { record } = await loadCaredDraft(deps, tx, actor, body.record_id)
    const medicine = await loadMedicine(tx, body.title, body.bulario_id)
    const ageMonths = await ageOf(deps, tx, actor, record)
    if (ageMonths !== null && isDosedByWeight(ageMonths)) {
      const child = await childDose(deps, tx, { record, medicine, ageMonths })
      const objectId = record.dependent_id ?? record.customer_id
      await logAccess(tx, { actor, client, now: deps.clock.now() }, [
        { customerId: record.customer_id, action: 'list', object: 'vitals', objectId, basis: 'care' },
      ])
      return { own: [], common: [], child }
    }
    const medicineId = body.bulario_id ?? null
    const own = await ownUses(deps, tx, actor.specialistId, { title: medicine.title, medicineId })
    const known = new Set(own.map(keyOf))
    const common = usualUsesOf(medicine).filter((use) => !known.has(keyOf(use)))
    return { own, common: [...common], child: { known: 'adult' } }
  })
