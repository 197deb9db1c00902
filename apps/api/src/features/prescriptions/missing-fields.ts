import { isRetained } from '@emma/domain/prescriptions'
import { fill } from '@emma/phrases/fill'
import texts from '@emma/phrases/paper'
import type { Source } from './document-source.ts'
import type { Paper } from './papers.ts'

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
const inRetained = ({ prescriber }: Source, papers: readonly Paper[]): Missing[] => {
  const items = papers.filter(({ legalClass }) => isRetained(legalClass ?? '')).flatMap((each) => each.items)
  if (items.length === 0) return []
  const counted = items.filter(({ qtd }) => qtd === '')
  return [
    ...(prescriber.phone === null ? [{ path: 'phone', message: words.phone }] : []),
    ...counted.map(({ title }) => ({ path: 'prescriptions.qtd', message: fill(words.quantity, { title }) })),
  ]
}

const inControlled = ({ prescriber, patient }: Source, papers: readonly Paper[]): Missing[] => {
  if (!papers.some(({ legalClass }) => legalClass === 'controlled_344')) return []
  const { council } = prescriber
  return [
    ...(council !== null && !prescribers.has(council.type)
      ? [{ path: 'council', message: words.councilMayNot }]
      : []),
    ...(patient.home === null ? [{ path: 'patient.address', message: words.patientAddress }] : []),
  ]
}

/** Only what happened is certified (CFM 1.658/2002 art. 1: a certificate is part of the medical act). */
const inAttendance = ({ row: { status } }: Source, papers: readonly Paper[]): Missing[] => {
  const happened = status === null || status === 'in_progress' || status === 'finished'
  if (happened || !papers.some(({ kind }) => kind === 'certificate')) return []
  return [{ path: 'schedule_id', message: words.attendance }]
}

/** Every legal field that papers lack, for who has to fill it in. */
export const missingFields = (source: Source, papers: readonly Paper[], showsCid = false): Missing[] => [
  ...(papers.length === 0 ? [{ path: 'prescriptions', message: words.prescriptions }] : []),
  ...inHead(source),
  ...inAttendance(source, papers),
  ...inRetained(source, papers),
  ...inControlled(source, papers),
  ...(showsCid && source.cid === '' ? [{ path: 'cid_consent', message: words.cid }] : []),
]
