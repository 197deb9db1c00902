import type { Override } from '@emma/contracts/prescriptions'
import type { PrescriptionWarnings } from '@emma/contracts/prescriptions/writing'
import type { Tx } from '../../../../db/transaction.ts'
import type { Deps } from '../../../../deps.ts'
import type { Access } from '../../../../ports/access-log.ts'
import { lockRecord, tiesBetween } from '../../../records/index.ts'
import { loadWarnings } from '../../medicines/warnings.ts'
import type { Source, SourceItem } from '../document-source.ts'

/** A prescription with a grave current warning, and without a reason that names it. */
export interface Unexplained {
  readonly id: string
  readonly title: string
  readonly against: Override['against']
}

type Interaction = PrescriptionWarnings['interactions'][number]

const names = ({ override }: SourceItem, title: string, effect: string): boolean =>
  (override?.against ?? []).some(({ kind, text }) => kind === 'interaction' && text === `${title}: ${effect}`)

/** Two medicines of one record: the one written last has the reason for both. */
const isExplained = (item: SourceItem, { id, title, effect }: Interaction, items: readonly SourceItem[]) => {
  const other = items.find((each) => each.id === id)
  return names(item, title, effect) || (other !== undefined && names(other, item.title, effect))
}

const against = (
  item: SourceItem,
  { allergies, interactions }: Pick<PrescriptionWarnings, 'allergies' | 'interactions'>,
  items: readonly SourceItem[],
): Override['against'] => [
  ...allergies
    .filter(({ substance }) => !item.override?.against.some(({ text }) => text === substance))
    .map(({ substance }) => ({ kind: 'allergy' as const, text: substance })),
  ...interactions
    .filter((each) => each.severity !== 'moderate' && !isExplained(item, each, items))
    .map(({ title, effect }) => ({ kind: 'interaction' as const, text: `${title}: ${effect}` })),
]

/**
 * Current warnings against a source's prescriptions that have no reason: an allergy may have been noted, or a colleague
 * may have prescribed, since they were written. After care has ended nothing of the patient may be read: the earlier
 * check holds.
 */
export const loadUnexplained = async (
  deps: Deps,
  tx: Tx,
  { row, items }: Source,
): Promise<{ readonly unexplained: readonly Unexplained[]; readonly accesses: readonly Access[] }> => {
  const patient = { customerId: row.customer_id, dependentId: row.dependent_id }
  const { care, consent } = await tiesBetween(deps, tx, row.specialist_id, patient)
  const record = care ? await lockRecord(tx, row.record_id) : undefined
  const unexplained: Unexplained[] = []
  const accesses: Access[] = []
  if (!record) return { unexplained, accesses }
  for (const item of items) {
    const { id, title, ingredient, via } = item
    const medicine = { title, ingredient, via }
    const answer = await loadWarnings(deps, tx, { record, medicine, consent, except: id })
    accesses.push(...answer.accesses)
    const found = against(item, answer.warnings, items)
    if (found.length > 0) unexplained.push({ id, title, against: found })
  }
  return { unexplained, accesses }
}
