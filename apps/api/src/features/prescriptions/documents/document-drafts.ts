import type { BodyOf } from '@emma/contracts/kit'
import type { createDocument } from '@emma/contracts/prescriptions/documents'
import { dateOf, dayOf, wallTimeOf } from '@emma/domain/availability'
import { type Delivery, type DocumentClass, type DocumentKind, validDaysOf } from '@emma/domain/prescriptions'
import texts from '@emma/phrases/document-texts'
import { fill } from '@emma/phrases/fill'
import * as z from 'zod/mini'
import { clockName, formatHour, writtenDate } from '../../../dates.ts'
import { invalidField } from '../../../http/app-error.ts'
import { type PrescriptionContent, prescriptionContent } from '../../records/index.ts'
import { partsOf, type Source } from './document-source.ts'

type Body = BodyOf<typeof createDocument>
type Certificate = Extract<Body, { kind: 'certificate' }>
type ExamRequest = Extract<Body, { kind: 'exam_request' }>
type Referral = Extract<Body, { kind: 'referral' }>
type Report = Extract<Body, { kind: 'report' }>

/** A document's content, before it has a code. */
export interface DocumentDraft {
  readonly kind: DocumentKind
  readonly title: string
  readonly legalClass: DocumentClass | null
  readonly controlledList: ReturnType<typeof partsOf>[number]['controlledList']
  readonly delivery: Delivery
  /** `YYYY-MM-DD`, as all dates here. */
  readonly issuedOn: string
  readonly validUntil: string | null
  /** The lines shown on the check page. */
  readonly items: readonly PrescriptionContent[]
  /** Its prescriptions; none in other documents. */
  readonly prescriptionIds: readonly string[]
  /** Paragraphs that only the document itself shows. */
  readonly statement: readonly string[]
}

const daysAfter = (date: string, days: number): string => dateOf((dayOf(date) ?? Number.NaN) + days)
const lineOf = (title: string, prescription: string): PrescriptionContent => ({
  title,
  prescription,
  condition_use: '',
  via: '',
  qtd: '',
})

const otherDocument = (kind: Exclude<DocumentKind, 'prescription'>, issuedOn: string) =>
  ({
    kind,
    legalClass: null,
    controlledList: null,
    delivery: 'electronic',
    issuedOn,
    validUntil: null,
    prescriptionIds: [],
  }) as const

const prescriptionDocuments = (source: Source, issuedOn: string): DocumentDraft[] =>
  partsOf(source).map(({ legalClass, controlledList, delivery, items }) => {
    const days = validDaysOf(legalClass)
    return {
      kind: 'prescription',
      title: texts.titles[legalClass],
      legalClass,
      controlledList,
      delivery,
      issuedOn,
      validUntil: days === null ? null : daysAfter(issuedOn, days),
      items: items.map((item) => z.parse(prescriptionContent, item)),
      prescriptionIds: items.map(({ id }) => id),
      statement: [],
    }
  })

/** `, das 10h às 10h30 (horário de Brasília)` if there is an appointment. */
const hoursOf = ({ row, prescriber }: Source): string => {
  if (row.starts_at === null || row.ends_at === null) return ''
  const { timeZone: zone } = prescriber
  const [start, end] = [formatHour(row.starts_at, zone), formatHour(row.ends_at, zone)]
  return fill(texts.hours, { start, end, zone: clockName(zone) })
}
const attendedOn = ({ row, prescriber }: Source, issuedOn: string): string =>
  row.starts_at === null ? issuedOn : wallTimeOf(row.starts_at.getTime(), prescriber.timeZone).date

/** A leave may begin before or after the attendance; a date more than a year away is a slip. */
const FARTHEST_DAYS = 366

/** @throws AppError `validation_failed` */
const firstDayOf = (from: string | undefined, attended: string, issuedOn: string): string => {
  const distance = (dayOf(from ?? attended) ?? Number.NaN) - (dayOf(attended) ?? Number.NaN)
  if (Math.abs(distance) <= FARTHEST_DAYS) return from ?? issuedOn
  throw invalidField('from', 'date_too_far')
}

const leaveOf = (source: Source, { days = 1, from }: Certificate, issuedOn: string) => {
  const attended = attendedOn(source, issuedOn)
  const start = firstDayOf(from, attended, issuedOn)
  const span = fill(days === 1 ? texts.days_one : texts.days_other, { count: String(days) })
  const date = writtenDate(attended)
  const dates = { from: writtenDate(start), to: writtenDate(daysAfter(start, days - 1)) }
  return {
    title: texts.titles.certificate,
    line: lineOf(fill(texts.leaveLine, { days: span }), fill(texts.leaveSpan, dates)),
    words: fill(texts.leave, { patient: source.patient.name, date, days: span, from: dates.from }),
  }
}
const attendanceOf = (source: Source, issuedOn: string) => {
  const values = { date: writtenDate(attendedOn(source, issuedOn)), hours: hoursOf(source) }
  return {
    title: texts.titles.attendance,
    line: lineOf(texts.attendedLine, fill(texts.attendedSpan, values)),
    words: fill(texts.attended, { patient: source.patient.name, ...values }),
  }
}

/** The diagnosis, if the patient agreed to show it. */
const cidOf = ({ cid, patient }: Source, { cid_consent }: { readonly cid_consent: boolean }): string[] => {
  if (!cid_consent) return []
  const { guardian } = patient
  if (guardian === null) return [fill(texts.cid, { code: cid })]
  return [fill(texts.cidOfMinor, { code: cid, guardian: guardian.name })]
}

const paragraphs = (text: string): string[] => text.split(/\n\s*\n/).filter((part) => part.trim() !== '')

const certificateDocument = (source: Source, body: Certificate, issuedOn: string): DocumentDraft => {
  const { title, line, words } =
    body.purpose === 'leave' ? leaveOf(source, body, issuedOn) : attendanceOf(source, issuedOn)
  const notes = body.notes ? [body.notes] : []
  return {
    ...otherDocument('certificate', issuedOn),
    title,
    items: [line],
    statement: [words, ...cidOf(source, body), ...notes],
  }
}

const examDocument = ({ exams, indication }: ExamRequest, issuedOn: string): DocumentDraft => ({
  ...otherDocument('exam_request', issuedOn),
  title: texts.titles.exam_request,
  items: exams.map(({ name, note = '' }) => lineOf(name, note)),
  statement: indication ? [`${texts.indication}: ${indication}`] : [],
})

/** The check page names the addressee; the request itself is only on the document. */
const referralDocument = (source: Source, body: Referral, issuedOn: string): DocumentDraft => {
  const { specialty, addressee = '', priority, reason } = body
  const to = addressee === '' ? specialty : `${specialty} (${addressee})`
  return {
    ...otherDocument('referral', issuedOn),
    title: texts.titles.referral,
    items: [lineOf(fill(texts.referredTo, { specialty }), texts.priorities[priority])],
    statement: [
      fill(texts.referral, { patient: source.patient.name, to }),
      fill(texts.priority, { priority: texts.priorities[priority] }),
      ...paragraphs(reason),
      ...cidOf(source, body),
    ],
  }
}

const reportDocument = (source: Source, body: Report, issuedOn: string): DocumentDraft => ({
  ...otherDocument('report', issuedOn),
  title: texts.titles.report,
  items: [lineOf(texts.titles.report, '')],
  statement: [
    ...(body.addressee ? [fill(texts.addressee, { name: body.addressee })] : []),
    ...paragraphs(body.text),
    ...cidOf(source, body),
  ],
})

/** The requested documents, issued today in the specialist's zone. */
export const documentsOf = (source: Source, body: Body, now: Date): DocumentDraft[] => {
  const issuedOn = wallTimeOf(now.getTime(), source.prescriber.timeZone).date
  if (body.kind === 'certificate') return [certificateDocument(source, body, issuedOn)]
  if (body.kind === 'exam_request') return [examDocument(body, issuedOn)]
  if (body.kind === 'referral') return [referralDocument(source, body, issuedOn)]
  if (body.kind === 'report') return [reportDocument(source, body, issuedOn)]
  return prescriptionDocuments(source, issuedOn)
}
