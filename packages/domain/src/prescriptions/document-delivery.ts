import type { Role } from '../auth/index.ts'
import { ok, type Result, refuse } from '../result.ts'

/**
 * How a medicine is dispensed: `otc` without prescription, `common` with one; a pharmacy keeps the prescription of an
 * `antimicrobial` (RDC 471/2021), a `glp1` (RDC 973/2025) and a `controlled_344` (Portaria 344/98).
 */
export const medicineClasses = ['otc', 'common', 'antimicrobial', 'glp1', 'controlled_344'] as const
export type MedicineClass = (typeof medicineClasses)[number]

/** `electronic`: the patient gets the file. `print`: it is printed and signed by hand. */
export type Delivery = 'electronic' | 'print'

const retained: ReadonlySet<string> = new Set<MedicineClass>(['antimicrobial', 'glp1', 'controlled_344'])

/** Whether the pharmacy keeps the prescription of a medicine of this class. */
export const isRetained = (medicineClass: string): boolean => retained.has(medicineClass)

/**
 * How a document with medicines of these classes is given. What pharmacies keep is only issued electronically through
 * SNCR (RDC 1.000/2025); without it the document is for a signature by hand. Antimicrobials and controlled medicines
 * never share one. Refuses `document_incomplete` for none at all, `document_mixed` for those two together.
 */
export const deliveryOf = (
  classes: readonly string[],
): Result<Delivery, 'document_incomplete' | 'document_mixed'> => {
  if (classes.length === 0) return refuse('document_incomplete')
  if (classes.includes('antimicrobial') && classes.includes('controlled_344')) return refuse('document_mixed')
  return ok(classes.some(isRetained) ? 'print' : 'electronic')
}

/** A document as far as opening it goes. */
export interface DocumentFacts {
  readonly customerId: string
  readonly specialistId: string
  readonly delivery: Delivery
}

/**
 * On what ground a person opens a document: its author, and its patient when it is given electronically. To anybody
 * else it does not exist.
 */
export const documentBasis = (
  document: DocumentFacts,
  { role, id }: { readonly role: Role; readonly id: string },
): Result<'author' | 'own', 'not_found'> => {
  if (role === 'specialist' && id === document.specialistId) return ok('author')
  const isGiven = role === 'customer' && id === document.customerId && document.delivery === 'electronic'
  return isGiven ? ok('own') : refuse('not_found')
}
