import type { BodyOf } from '@emma/contracts/kit'
import type { checkPrescription as endpoint, PrescriptionWarnings } from '@emma/contracts/prescriptions'
import {
  allergyAlerts,
  mayBeInUse,
  type PrescribedMedicine,
  sharedSubstances,
} from '@emma/domain/prescriptions'
import { monthsBefore } from '@emma/domain/records'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { UseCase } from '../../../http/mount.ts'
import {
  type Access,
  type LockedRecord,
  loadAllergies,
  logAccess,
  toPrescription,
} from '../../records/index.ts'
import { checkMedicine, loadCaredDraft } from '../own-prescription.ts'
import { findIngredient, findTaken, type TakenRow } from './in-use.repo.ts'

type Duplicate = PrescriptionWarnings['duplicates'][number]
/** A duplicate, and on what ground it is shown. */
interface FoundDuplicate {
  readonly duplicate: Duplicate
  readonly basis: 'author' | 'consent'
}

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
): Promise<FoundDuplicate | null> => {
  const { id, title, condition_use } = await toPrescription(deps.vault, tx, row)
  const since = new Date(row.since)
  const isHere = row.record_id === record.id
  const mayCount =
    isHere || mayBeInUse({ conditionUse: condition_use, since: since.getTime() }, deps.clock.now().getTime())
  const substances = mayCount ? sharedSubstances(medicine, { title, ingredient: row.ingredient }) : []
  if (substances.length === 0) return null
  const duplicate = {
    id,
    title,
    substances,
    where: isHere ? ('record' as const) : ('in_use' as const),
    condition_use,
    since: since.toISOString(),
    specialist_name: row.specialist_name,
  }
  return { duplicate, basis: row.specialist_id === record.specialist_id ? 'author' : 'consent' }
}

/** The same substance in this record, in the own earlier ones, and with care and consent in colleagues'. */
const duplicatesOf = async (
  deps: Deps,
  tx: Tx,
  found: {
    record: LockedRecord
    medicine: PrescribedMedicine
    consent: boolean
    except: string | undefined
  },
): Promise<FoundDuplicate[]> => {
  const { record } = found
  const from = new Date(monthsBefore(deps.clock.now().getTime(), OLDEST_MONTHS))
  const rows = await findTaken(tx, { record, shared: found.consent, from })
  const others = rows.filter(({ id }) => id !== found.except)
  const duplicates = await Promise.all(others.map((row) => duplicateOf(deps, tx, row, found)))
  return duplicates.filter((each) => each !== null)
}

/** What was shown of the patient, for their log. */
const accessesOf = (
  { customer_id: customerId }: LockedRecord,
  allergies: PrescriptionWarnings['allergies'],
  duplicates: readonly FoundDuplicate[],
): Access[] => {
  const shown = { customerId, action: 'list' } as const
  return [
    ...allergies.map(({ id }): Access => ({ ...shown, object: 'allergy', objectId: id, basis: 'care' })),
    ...duplicates.map(
      ({ duplicate, basis }): Access => ({ ...shown, object: 'prescription', objectId: duplicate.id, basis }),
    ),
  ]
}

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
    const { record, ties } = await loadCaredDraft(deps, tx, actor, body.record_id)
    const { consent } = ties
    const medicine = await medicineOf(tx, body)
    const except = body.prescription_id
    const allergies = await allergiesAgainst(deps, tx, record, medicine)
    const found = await duplicatesOf(deps, tx, { record, medicine, consent, except })
    await logAccess(tx, { actor, client, now: deps.clock.now() }, accessesOf(record, allergies, found))
    return { allergies, duplicates: found.map(({ duplicate }) => duplicate) }
  })
