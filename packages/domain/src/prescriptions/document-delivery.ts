import type { PartyRole } from '../auth/index.ts'
import { ok, type Result, refuse } from '../result.ts'
import { type ControlledList, controlledListIn } from './controlled-list.ts'
import { type MedicineClass, medicineClassOf } from './medicine-class.ts'

/** The documents that a record can issue to a patient. */
export const documentKinds = ['prescription', 'certificate', 'exam_request', 'referral', 'report'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** How soon a referral should be seen. */
export const referralPriorities = ['routine', 'priority', 'urgent'] as const
export type ReferralPriority = (typeof referralPriorities)[number]

/** Legal classes of prescriptions. Medicines without prescription are put on a common one. */
export const documentClasses = ['common', 'antimicrobial', 'glp1', 'controlled_344'] as const
export type DocumentClass = (typeof documentClasses)[number]

/** `electronic`: the patient gets the file. `print`: printed and signed by hand. */
export type Delivery = 'electronic' | 'print'

const retained: ReadonlySet<string> = new Set<MedicineClass>(['antimicrobial', 'glp1', 'controlled_344'])

/** Whether the pharmacy retains the prescription of a medicine of this class. */
export const isRetained = (medicineClass: string): boolean => retained.has(medicineClass)

/** Days of validity, without the day of issue. */
const validDays: Readonly<Record<DocumentClass, number | null>> = {
  // No federal law sets a limit.
  common: null,
  // RDC 471/2021 art. 8.
  antimicrobial: 10,
  // RDC 973/2025.
  glp1: 90,
  // Portaria 344/98 arts. 35 § 4 and 52 § 2.
  controlled_344: 30,
}

/** Days after its issue in which a prescription of this class is dispensed; null if no federal law sets a limit. */
export const validDaysOf = (legalClass: DocumentClass): number | null => validDays[legalClass]

/** One of the documents issued from a record's prescriptions. */
export interface DocumentPart<T> {
  readonly legalClass: DocumentClass
  /** The list of Portaria 344/98; null for another class, and for a substance that the table does not have. */
  readonly controlledList: ControlledList | null
  readonly delivery: Delivery
  readonly items: readonly T[]
}

const isDocumentClass = (name: string): name is DocumentClass => documentClasses.some((each) => each === name)

const partOf = (medicine: { readonly class: string; readonly substance: string }) => {
  const listed = controlledListIn(medicine.substance)
  // The list decides: a name that was only typed has no class.
  if (listed !== null || medicine.class === 'controlled_344') {
    return { legalClass: 'controlled_344', controlledList: listed } as const
  }
  // The chosen class and the title may differ: the title can be changed afterwards.
  const strictest = isRetained(medicine.class) ? medicine.class : medicineClassOf(medicine.substance)
  const legalClass = isDocumentClass(strictest) ? strictest : 'common'
  return { legalClass, controlledList: null } as const
}

/**
 * The documents for some prescriptions: one per legal class, and for Portaria 344/98 one per list, so that
 * antimicrobials and controlled medicines never share one and each pharmacy retains what it must. Retained
 * prescriptions are only issued electronically through SNCR (RDC 1.000/2025); without it the document is signed by
 * hand. In the order of `documentClasses`, then of the lists.
 */
export const splitByClass = <T extends { readonly class: string; readonly substance: string }>(
  medicines: readonly T[],
): readonly DocumentPart<T>[] => {
  const parts = new Map<string, DocumentPart<T>>()
  for (const medicine of medicines) {
    const { legalClass, controlledList } = partOf(medicine)
    const key = `${documentClasses.indexOf(legalClass)} ${controlledList ?? ''}`
    const delivery = isRetained(legalClass) ? 'print' : 'electronic'
    const items = [...(parts.get(key)?.items ?? []), medicine]
    parts.set(key, { legalClass, controlledList, delivery, items })
  }
  return [...parts].sort(([a], [b]) => a.localeCompare(b)).map(([, part]) => part)
}

/** The facts about a document that decide who may open it. */
export interface DocumentFacts {
  readonly customerId: string
  readonly specialistId: string
  readonly delivery: Delivery
}

/**
 * The basis on which a person opens a document: its author, and its patient if it is delivered electronically. For all
 * others it does not exist.
 */
export const documentBasis = (
  document: DocumentFacts,
  { role, id }: { readonly role: PartyRole; readonly id: string },
): Result<'author' | 'own', 'not_found'> => {
  if (role === 'specialist' && id === document.specialistId) return ok('author')
  const isGiven = role === 'customer' && id === document.customerId && document.delivery === 'electronic'
  return isGiven ? ok('own') : refuse('not_found')
}
