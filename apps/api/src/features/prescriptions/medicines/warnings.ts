import type { PrescriptionWarnings } from '@emma/contracts/prescriptions/writing'
import {
  actingSubstancesOf,
  interactionSeverities,
  interactionsBetween,
  type UsedMedicine,
} from '@emma/domain/interactions'
import { allergyAlerts, mayBeInUse, sharedSubstances } from '@emma/domain/prescriptions'
import { monthsBefore } from '@emma/domain/records'
import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { Access } from '../../../ports/access-log.ts'
import { type LockedRecord, loadAllergies, toPrescription } from '../../records/index.ts'
import { findTaken, type TakenRow } from './in-use.repo.ts'

type Interaction = PrescriptionWarnings['interactions'][number]
type Duplicate = PrescriptionWarnings['duplicates'][number]

/** A medicine in use, the basis on which it is read, and its content. */
interface Taken {
  readonly medicine: UsedMedicine
  readonly basis: 'author' | 'consent'
  readonly facts: Omit<Duplicate, 'substances'>
}

/** The query: a medicine in a record, and whether colleagues' prescriptions may be read. */
export interface Question {
  readonly record: LockedRecord
  readonly medicine: UsedMedicine
  readonly consent: boolean
  /** The prescription being changed. */
  readonly except: string | undefined
}

/** What speaks against a medicine. */
export type Against = Omit<PrescriptionWarnings, 'is_recognized'>

/** The warnings, and what of the patient's data was shown, for the log. */
export interface Answer {
  readonly warnings: Against
  readonly accesses: readonly Access[]
}

/** Older prescriptions count as ended (domain, `mayBeInUse`). */
const OLDEST_MONTHS = 12

const allergiesAgainst = async (deps: Deps, tx: Tx, { record, medicine }: Question) => {
  const person = { customerId: record.customer_id, dependentId: record.dependent_id }
  const noted = await loadAllergies(deps, tx, person)
  return allergyAlerts(medicine, noted).flatMap(({ allergyId, kind, group }) =>
    noted
      .filter(({ id }) => id === allergyId)
      .map(({ id, substance, reaction }) => ({ id, substance, reaction, kind, group })),
  )
}

const takenOf = async (deps: Deps, tx: Tx, row: TakenRow, record: LockedRecord): Promise<Taken | null> => {
  const { id, title, condition_use, via } = await toPrescription(deps.vault, tx, row)
  const since = new Date(row.since)
  const isHere = row.record_id === record.id
  const now = deps.clock.now().getTime()
  if (!isHere && !mayBeInUse({ conditionUse: condition_use, since: since.getTime() }, now)) return null
  const where = isHere ? ('record' as const) : ('in_use' as const)
  return {
    medicine: { title, ingredient: row.ingredient, via },
    basis: row.specialist_id === record.specialist_id ? 'author' : 'consent',
    facts: {
      id,
      title,
      where,
      condition_use,
      since: since.toISOString(),
      specialist_name: row.specialist_name,
    },
  }
}

/** Medicines of this record, of own earlier ones, and with care and consent colleagues' too. */
const loadTaken = async (deps: Deps, tx: Tx, { record, consent, except }: Question): Promise<Taken[]> => {
  const from = new Date(monthsBefore(deps.clock.now().getTime(), OLDEST_MONTHS))
  const rows = await findTaken(tx, { record, shared: consent, from })
  const others = rows.filter(({ id }) => id !== except)
  const taken = await Promise.all(others.map((row) => takenOf(deps, tx, row, record)))
  return taken.filter((each) => each !== null)
}

const interactionsWith = (medicine: UsedMedicine, taken: readonly Taken[]): Interaction[] =>
  taken
    .flatMap(({ medicine: other, facts: { condition_use: _, ...facts } }) =>
      interactionsBetween(actingSubstancesOf(medicine), actingSubstancesOf(other)).map(
        ({ severity, effect, advice, source }) => ({ ...facts, severity, effect, advice, source }),
      ),
    )
    .toSorted((a, b) => interactionSeverities.indexOf(a.severity) - interactionSeverities.indexOf(b.severity))

/** Warnings against a medicine for a record's patient. */
export const loadWarnings = async (deps: Deps, tx: Tx, question: Question): Promise<Answer> => {
  const { record, medicine } = question
  const allergies = await allergiesAgainst(deps, tx, question)
  const taken = await loadTaken(deps, tx, question)
  const interactions = interactionsWith(medicine, taken)
  const duplicates = taken.flatMap(({ medicine: other, facts }): Duplicate[] => {
    const substances = sharedSubstances(medicine, other)
    return substances.length === 0 ? [] : [{ ...facts, substances }]
  })
  const shown = { customerId: record.customer_id, action: 'list' } as const
  const named = new Set([...interactions, ...duplicates].map(({ id }) => id))
  return {
    warnings: { allergies, interactions, duplicates },
    accesses: [
      ...allergies.map(({ id }): Access => ({ ...shown, object: 'allergy', objectId: id, basis: 'care' })),
      ...taken
        .filter(({ facts }) => named.has(facts.id))
        .map(({ facts, basis }): Access => ({ ...shown, object: 'prescription', objectId: facts.id, basis })),
    ],
  }
}
