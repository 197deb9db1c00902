/** Warnings against a medicine that prescribing it anyway must answer. */
export interface Warned {
  readonly allergies: readonly unknown[]
  readonly interactions: readonly { readonly severity: string }[]
}

/**
 * Whether a medicine is prescribed only with a reason: against an allergy of the patient, or an interaction that is
 * more than moderate. Minor risks only show a warning and a question, so that required reasons are taken seriously.
 */
export const asksForReason = ({ allergies, interactions }: Warned): boolean =>
  allergies.length > 0 || interactions.some(({ severity }) => severity !== 'moderate')
