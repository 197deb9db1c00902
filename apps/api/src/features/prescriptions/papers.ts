import type { createDocument } from '@emma/contracts/documents'
import type { BodyOf } from '@emma/contracts/kit'
import { dateOf, dayOf, wallTimeOf } from '@emma/domain/availability'
import { type Delivery, type DocumentClass, type DocumentKind, validDaysOf } from '@emma/domain/prescriptions'
import { fieldMessage } from '@emma/phrases/field-message'
import { fill } from '@emma/phrases/fill'
import texts from '@emma/phrases/paper'
import * as z from 'zod/mini'
import { AppError } from '../../http/app-error.ts'
import { type PrescriptionContent, prescriptionContent } from '../records/index.ts'
import { partsOf, type Source } from './document-source.ts'

type Body = BodyOf<typeof createDocument>
type Certificate = Extract<Body, { kind: 'certificate' }>
type ExamRequest = Extract<Body, { kind: 'exam_request' }>

/** One document as it will be, before it has a code. */
export interface Paper {
  readonly kind: DocumentKind
  readonly title: string
  readonly legalClass: DocumentClass | null
  readonly controlledList: ReturnType<typeof partsOf>[number]['controlledList']
  readonly delivery: Delivery
  /** `YYYY-MM-DD`, as all dates here. */
  readonly issuedOn: string
  readonly validUntil: string | null
  /** What the check page says of it, a line each. */
  readonly items: readonly PrescriptionContent[]
  /** What stands on the paper alone, a paragraph each. */
  readonly statement: readonly string[]
}

/** `dd/mm/aaaa`. */
export const paperDate = (date: string): string => date.split('-').reverse().join('/')

const daysAfter = (date: string, days: number): string => dateOf((dayOf(date) ?? Number.NaN) + days)
const lineOf = (title: string, prescription: string): PrescriptionContent => ({
  title,
  prescription,
  condition_use: '',
  via: '',
  qtd: '',
})

const otherPaper = (kind: 'certificate' | 'exam_request', issuedOn: string) =>
  ({
    kind,
    legalClass: null,
    controlledList: null,
    delivery: 'electronic',
    issuedOn,
    validUntil: null,
  }) as const

const prescriptionPapers = (source: Source, issuedOn: string): Paper[] =>
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
      statement: [],
    }
  })

/** `, das 10:00 às 10:30` where there is an appointment. */
const hoursOf = ({ row, prescriber }: Source): string => {
  if (row.starts_at === null || row.ends_at === null) return ''
  const hour = (at: Date) => wallTimeOf(at.getTime(), prescriber.timeZone).hour
  return fill(texts.hours, { start: hour(row.starts_at), end: hour(row.ends_at) })
}
const attendedOn = ({ row, prescriber }: Source, issuedOn: string): string =>
  row.starts_at === null ? issuedOn : wallTimeOf(row.starts_at.getTime(), prescriber.timeZone).date

/** A leave may begin before or after the attendance; a year away the date is a slip of the pen. */
const FARTHEST_DAYS = 366

/** @throws AppError `validation_failed` */
const firstDayOf = (from: string | undefined, attended: string, issuedOn: string): string => {
  const distance = (dayOf(from ?? attended) ?? Number.NaN) - (dayOf(attended) ?? Number.NaN)
  if (Math.abs(distance) <= FARTHEST_DAYS) return from ?? issuedOn
  const message = fieldMessage({ message: 'date_too_far' })
  throw new AppError('validation_failed', { errors: [{ path: 'from', message }] })
}

const leaveOf = (source: Source, { days = 1, from }: Certificate, issuedOn: string) => {
  const attended = attendedOn(source, issuedOn)
  const start = firstDayOf(from, attended, issuedOn)
  const span = fill(days === 1 ? texts.days_one : texts.days_other, { count: String(days) })
  const date = paperDate(attended)
  const dates = { from: paperDate(start), to: paperDate(daysAfter(start, days - 1)) }
  return {
    title: texts.titles.certificate,
    line: lineOf(fill(texts.leaveLine, { days: span }), fill(texts.leaveSpan, dates)),
    words: fill(texts.leave, { patient: source.patient.name, date, days: span, from: dates.from }),
  }
}
const attendanceOf = (source: Source, issuedOn: string) => {
  const values = { date: paperDate(attendedOn(source, issuedOn)), hours: hoursOf(source) }
  return {
    title: texts.titles.attendance,
    line: lineOf(texts.attendedLine, fill(texts.attendedSpan, values)),
    words: fill(texts.attended, { patient: source.patient.name, ...values }),
  }
}

const certificatePaper = (source: Source, body: Certificate, issuedOn: string): Paper => {
  const { title, line, words } =
    body.purpose === 'leave' ? leaveOf(source, body, issuedOn) : attendanceOf(source, issuedOn)
  const cid = body.cid_consent ? [fill(texts.cid, { code: source.cid })] : []
  const notes = body.notes ? [body.notes] : []
  return {
    ...otherPaper('certificate', issuedOn),
    title,
    items: [line],
    statement: [words, ...cid, ...notes],
  }
}

const examPaper = ({ exams, indication }: ExamRequest, issuedOn: string): Paper => ({
  ...otherPaper('exam_request', issuedOn),
  title: texts.titles.exam_request,
  items: exams.map(({ name, note = '' }) => lineOf(name, note)),
  statement: indication ? [`${texts.indication}: ${indication}`] : [],
})

/** The papers that a call asks for, issued now on the specialist's calendar. */
export const papersOf = (source: Source, body: Body, now: Date): Paper[] => {
  const issuedOn = wallTimeOf(now.getTime(), source.prescriber.timeZone).date
  if (body.kind === 'certificate') return [certificatePaper(source, body, issuedOn)]
  if (body.kind === 'exam_request') return [examPaper(body, issuedOn)]
  return prescriptionPapers(source, issuedOn)
}
