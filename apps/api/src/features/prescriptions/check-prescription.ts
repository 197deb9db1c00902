import type { BodyOf } from '@emma/contracts/kit'
import type { checkPrescription as endpoint, PrescriptionWarnings } from '@emma/contracts/prescriptions'
import {
  allergyAlerts,
  mayBeInUse,
  type PrescribedMedicine,
  sharedSubstances,
} from '@emma/domain/prescriptions'
import { monthsBefore } from '@emma/domain/records'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { SpecialistActor } from '../../http/actor.ts'
import type { UseCase } from '../../http/mount.ts'
import {
  type Access,
  type LockedRecord,
  loadAllergies,
  logAccess,
  tiesBetween,
  toPrescription,
} from '../records/index.ts'
import { findIngredient, findTaken, type TakenRow } from './in-use.repo.ts'
import { checkMedicine, loadDraft } from './own-prescription.ts'

type Duplicate = PrescriptionWarnings['duplicates'][number]

/** Nothing older is thought to be still taken (domain, `mayBeInUse`). */
const OLDEST_MONTHS = 12

const personOf = ({ customer_id, dependent_id }: LockedRecord) => ({
  customerId: customer_id,
  dependentId: dependent_id,
})

const allergiesAgainst = async (deps: Deps, tx: Tx, record: LockedRecord, medicine: PrescribedMedicine) => {
  const noted = await loadAllergies(deps, tx, personOf(record))
  return allergyAlerts(medicine, noted).flatMap(({ allergyId, kind, group }) =>
    noted
      .filter(({ id }) => id === allergyId)
      .map(({ id, substance, reaction }) => ({ id, substance, reaction, kind, group })),
  )
}

const duplicateOf = async (
  deps: Deps,
  tx: Tx,
  row: TakenRow,
  { record, medicine }: { record: LockedRecord; medicine: PrescribedMedicine },
): Promise<Duplicate | null> => {
  const { id, title, condition_use } = await toPrescription(deps.vault, tx, row)
  const since = new Date(row.since)
  const isHere = row.record_id === record.id
  const mayCount =
    isHere || mayBeInUse({ conditionUse: condition_use, since: since.getTime() }, deps.clock.now().getTime())
  const substances = mayCount ? sharedSubstances(medicine, { title, ingredient: row.ingredient }) : []
  if (substances.length === 0) return null
  return {
    id,
    title,
    substances,
    where: isHere ? 'record' : 'in_use',
    condition_use,
    since: since.toISOString(),
    specialist_name: row.specialist_name,
  }
}

/** The same substance in this record, in the own earlier ones, and with care and consent in colleagues'. */
const duplicatesOf = async (
  deps: Deps,
  tx: Tx,
  { specialistId }: SpecialistActor,
  found: { record: LockedRecord; medicine: PrescribedMedicine; except: string | undefined },
): Promise<Duplicate[]> => {
  const { record } = found
  const { care, consent } = await tiesBetween(deps, tx, specialistId, personOf(record))
  const from = new Date(monthsBefore(deps.clock.now().getTime(), OLDEST_MONTHS))
  const rows = await findTaken(tx, { record, shared: care && consent, from })
  const others = rows.filter(({ id }) => id !== found.except)
  const duplicates = await Promise.all(others.map((row) => duplicateOf(deps, tx, row, found)))
  return duplicates.filter((each) => each !== null)
}

/** What was shown of the patient, for their log. */
const accessesOf = (
  { customer_id: customerId }: LockedRecord,
  { allergies, duplicates }: PrescriptionWarnings,
): Access[] => [
  ...allergies.map(
    ({ id }) => ({ customerId, action: 'list', object: 'allergy', objectId: id, basis: 'care' }) as const,
  ),
  ...duplicates.map(
    ({ id }) =>
      ({ customerId, action: 'list', object: 'prescription', objectId: id, basis: 'care' }) as const,
  ),
]

const medicineOf = async (
  tx: Tx,
  { title, bulario_id: id }: BodyOf<typeof endpoint>,
): Promise<PrescribedMedicine> => {
  await checkMedicine(tx, id)
  return { title, ingredient: id ? await findIngredient(tx, id) : null }
}

/** What speaks against a medicine in the own draft record; to prescribe it all the same is the specialist's decision. */
export const checkPrescription: UseCase<typeof endpoint> = (deps, { actor, client, body }) =>
  inTransaction(deps.db, async (tx) => {
    const record = await loadDraft(tx, actor, body.record_id)
    const medicine = await medicineOf(tx, body)
    const except = body.prescription_id
    const warnings = {
      allergies: await allergiesAgainst(deps, tx, record, medicine),
      duplicates: await duplicatesOf(deps, tx, actor, { record, medicine, except }),
    }
    await logAccess(tx, { actor, client, now: deps.clock.now() }, accessesOf(record, warnings))
    return warnings
  })
