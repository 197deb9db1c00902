import { isRetained } from '@emma/domain/prescriptions'
import texts from '@emma/phrases/document-texts'
import { fill } from '@emma/phrases/fill'
import type { DocumentDraft } from './document-drafts.ts'
import type { Source } from './document-source.ts'

interface Missing {
  readonly path: string
  readonly message: string
}
const { missing: words } = texts

/** Professions that prescribe what Portaria 344/98 lists (art. 38). */
const prescribers: ReadonlySet<string> = new Set(['CRM', 'CRO'])

const inHead = ({ prescriber }: Source): Missing[] => [
  ...(prescriber.council === null ? [{ path: 'council', message: words.council }] : []),
  ...(prescriber.address === null ? [{ path: 'address', message: words.address }] : []),
]

/** What pharmacies keep asks for more: a telephone and quantities (RDC 471/2021 art. 5; Portaria 344/98 arts. 36, 55). */
const inRetained = ({ prescriber }: Source, documents: readonly DocumentDraft[]): Missing[] => {
  const items = documents
    .filter(({ legalClass }) => isRetained(legalClass ?? ''))
    .flatMap((each) => each.items)
  if (items.length === 0) return []
  const counted = items.filter(({ qtd }) => qtd === '')
  return [
    ...(prescriber.phone === null ? [{ path: 'phone', message: words.phone }] : []),
    ...counted.map(({ title }) => ({ path: 'prescriptions.qtd', message: fill(words.quantity, { title }) })),
  ]
}

const inControlled = ({ prescriber, patient }: Source, documents: readonly DocumentDraft[]): Missing[] => {
  if (!documents.some(({ legalClass }) => legalClass === 'controlled_344')) return []
  const { council } = prescriber
  return [
    ...(council !== null && !prescribers.has(council.type)
      ? [{ path: 'council', message: words.councilMayNot }]
      : []),
    ...(patient.home === null ? [{ path: 'patient.address', message: words.patientAddress }] : []),
  ]
}

/** Only what happened is certified (CFM 1.658/2002 art. 1: a certificate is part of the medical act). */
const inAttendance = ({ row: { status } }: Source, documents: readonly DocumentDraft[]): Missing[] => {
  const happened = status === null || status === 'in_progress' || status === 'finished'
  if (happened || !documents.some(({ kind }) => kind === 'certificate')) return []
  return [{ path: 'schedule_id', message: words.attendance }]
}

/** Every legal field that the documents lack, for the person who has to fill it in. */
export const missingFields = (
  source: Source,
  documents: readonly DocumentDraft[],
  showsCid = false,
): Missing[] => [
  ...(documents.length === 0 ? [{ path: 'prescriptions', message: words.prescriptions }] : []),
  ...inHead(source),
  ...inAttendance(source, documents),
  ...inRetained(source, documents),
  ...inControlled(source, documents),
  ...(showsCid && source.cid === '' ? [{ path: 'cid_consent', message: words.cid }] : []),
]
