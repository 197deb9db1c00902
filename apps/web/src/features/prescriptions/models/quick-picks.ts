import type { Prescription } from '@emma/contracts/prescriptions'
import { fitsCid } from '../write/prescription-values.ts'

/** A shortcut to prescribe: a model, or all models of a set. */
export interface QuickPick {
  readonly key: string
  readonly name: string
  readonly models: readonly Prescription[]
}

const setsOf = (models: readonly Prescription[]): QuickPick[] => {
  const sets = new Map<string, Prescription[]>()
  // The API's order is newest first: a set is prescribed in the order in which it was written.
  for (const model of models.toReversed()) {
    if (model.model_set === undefined) continue
    sets.set(model.model_set, [...(sets.get(model.model_set) ?? []), model])
  }
  return [...sets].map(([name, members]) => ({ key: `set ${name}`, name, models: members }))
}

/**
 * First sets and models for the diagnosis, then the other sets; a model without a set is offered only for its
 * diagnosis.
 */
export const quickPicks = (models: readonly Prescription[], cid: string): readonly QuickPick[] => {
  const fits = ({ models: members }: QuickPick) => members.some((model) => fitsCid(model, cid))
  const sets = setsOf(models)
  const singles = models
    .filter((model) => model.model_set === undefined && fitsCid(model, cid))
    .map((model) => ({ key: model.id, name: model.title, models: [model] }))
  return [...sets.filter(fits), ...singles, ...sets.filter((set) => !fits(set))]
}
