import type { Override } from '@emma/contracts/prescriptions'
import { asksForReason } from '@emma/domain/prescriptions'
import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../http/app-error.ts'
import { type Against, loadWarnings, type Question } from './warnings.ts'

/** The warnings that a reason was given for, as the record stores them. */
const against = ({ allergies, interactions }: Against): Override['against'] => [
  ...allergies.map(({ substance }) => ({ kind: 'allergy' as const, text: substance })),
  ...interactions
    .filter(({ severity }) => severity !== 'moderate')
    .map(({ title, effect }) => ({ kind: 'interaction' as const, text: `${title}: ${effect}` })),
]

/**
 * The reason to store with a medicine that has an allergy or a grave interaction against it; undefined without one. The
 * warnings are computed here and not taken from the client, which therefore cannot omit one.
 * @throws AppError `prescription_warned`
 */
export const requireReason = async (
  deps: Deps,
  tx: Tx,
  question: Question,
  reason: string | undefined,
): Promise<Override | undefined> => {
  const { warnings } = await loadWarnings(deps, tx, question)
  if (!asksForReason(warnings)) return undefined
  const said = against(warnings)
  if (!reason) throw new AppError('prescription_warned', { reason: said.map(({ text }) => text).join(' ') })
  return { reason, against: said }
}
