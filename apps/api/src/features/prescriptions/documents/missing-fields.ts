import { isRetained } from '@emma/domain/prescriptions'
import { fieldRefusal } from '@emma/phrases/field-refusal'
import type { FieldError } from '../../../http/app-error.ts'
import type { DocumentDraft } from './document-drafts.ts'
import type { Source } from './document-source.ts'

/** Professions that may prescribe the substances of Portaria 344/98 (art. 38). */
const prescribers: ReadonlySet<string> = new Set(['CRM', 'CRO'])

const inHead = ({ prescriber }: Source): FieldError[] => [
  ...(prescriber.council === null ? [{ path: 'council', ...fieldRefusal('council_incomplete') }] : []),
  ...(prescriber.address === null ? [{ path: 'address', ...fieldRefusal('practice_address_missing') }] : []),
]

/** Retained prescriptions need more: a telephone and quantities (RDC 471/2021 art. 5; Portaria 344/98 arts. 36, 55). */
const inRetained = ({ prescriber }: Source, documents: readonly DocumentDraft[]): FieldError[] => {
  const items = documents
    .filter(({ legalClass }) => isRetained(legalClass ?? ''))
    .flatMap((each) => each.items)
  if (items.length === 0) return []
  const counted = items.filter(({ qtd }) => qtd === '')
  return [
    ...(prescriber.phone === null ? [{ path: 'phone', ...fieldRefusal('practice_phone_missing') }] : []),
    ...counted.map(({ title }) => ({
      path: 'prescriptions.qtd',
      ...fieldRefusal('quantity_missing', { title }),
    })),
  ]
}

const inControlled = ({ prescriber, patient }: Source, documents: readonly DocumentDraft[]): FieldError[] => {
  if (!documents.some(({ legalClass }) => legalClass === 'controlled_344')) return []
  const { council } = prescriber
  return [
    ...(council !== null && !prescribers.has(council.type)
      ? [{ path: 'council', ...fieldRefusal('council_may_not_prescribe') }]
      : []),
    ...(patient.home === null
      ? [{ path: 'patient.address', ...fieldRefusal('patient_address_missing') }]
      : []),
  ]
}

/** Only past events are certified (CFM 1.658/2002 art. 1: a certificate is part of the medical act). */
const inAttendance = ({ row: { status } }: Source, documents: readonly DocumentDraft[]): FieldError[] => {
  const happened = status === null || status === 'in_progress' || status === 'finished'
  if (happened || !documents.some(({ kind }) => kind === 'certificate')) return []
  return [{ path: 'schedule_id', ...fieldRefusal('attendance_missing') }]
}

/** Every legally required field that the documents lack, for the person who must fill it in. */
export const missingFields = (
  source: Source,
  documents: readonly DocumentDraft[],
  showsCid = false,
): FieldError[] => [
  ...(documents.length === 0 ? [{ path: 'prescriptions', ...fieldRefusal('prescriptions_missing') }] : []),
  ...inHead(source),
  ...inAttendance(source, documents),
  ...inRetained(source, documents),
  ...inControlled(source, documents),
  ...(showsCid && source.cid === '' ? [{ path: 'cid_consent', ...fieldRefusal('cid_missing') }] : []),
]
