import type { DocumentKind } from '@emma/domain/prescriptions'
import type { DocumentFace } from './document-pdf.ts'

/** The document kinds of ITI's validator, for the Info dictionary; it has none for a referral. */
const kinds: Readonly<Record<DocumentKind, string | null>> = {
  prescription: '2.16.76.1.12.1.1',
  certificate: '2.16.76.1.12.1.2',
  exam_request: '2.16.76.1.12.1.3',
  referral: null,
  report: '2.16.76.1.12.1.4',
}
/** Number, UF and specialty of a registration; only physicians' have separate identifiers here. */
const physician = { number: '2.16.76.1.4.2.2.1', uf: '2.16.76.1.4.2.2.2', specialty: '2.16.76.1.4.2.2.3' }

/** Entries of the Info dictionary, which must exist before the file is signed. */
export const documentInfo = ({ document, prescriber }: DocumentFace): Readonly<Record<string, string>> => {
  const { council, specialties } = prescriber
  const known = kinds[document.kind]
  const kind = known === null ? {} : { [known]: document.title }
  if (council?.type !== 'CRM') return kind
  return {
    ...kind,
    [physician.number]: council.number,
    [physician.uf]: council.uf,
    [physician.specialty]: specialties[0] ?? '',
  }
}
