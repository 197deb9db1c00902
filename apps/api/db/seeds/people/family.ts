import { DAY } from '@emma/domain/interval'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import type { Deps } from '../../../src/deps.ts'
import { createExam } from '../../../src/features/exams/create-exam.ts'
import type { Cast, Diary } from '../care/agenda.ts'
import type { AppointmentPlan } from '../care/appointments.ts'
import { insertAll, later, type Seed } from '../seed.ts'
import type { SeededCustomer } from './people.ts'

/** The dependents of the demo patient. */
export interface SeededChild {
  readonly id: string
}

const YEAR = 365 * DAY
const dateOf = (at: Date): string => at.toISOString().slice(0, 10)

export const insertChild = async ({ deps, tx, now }: Seed, patient: SeededCustomer): Promise<SeededChild> => {
  const id = deps.newId()
  await insertAll(tx, 'dependents', [
    {
      id,
      customer_id: patient.customerId,
      name: 'Lia Nogueira',
      birth_date: dateOf(later(now, -6.4 * YEAR)),
      sex: 'feminino',
      relation: 'child',
      created_at: later(now, -YEAR),
      updated_at: later(now, -YEAR),
    },
  ])
  return { id }
}

/** The child's specialist. */
export const pediatrician = ({ specialists }: Pick<Cast, 'specialists'>) =>
  specialists.find(({ text }) => text.slug === 'pediatria')

/** The child's year, in days from today. */
const childAppointments: readonly (readonly [days: number, status: AppointmentPlan['status']])[] = [
  [-170, 'finished'],
  [-34, 'finished'],
  [12, 'confirmed'],
]

export const planChild = (
  { now }: Seed,
  diary: Diary,
  cast: Cast,
  { id: dependentId }: SeededChild,
): AppointmentPlan[] => {
  const specialist = pediatrician(cast)
  if (!specialist) return []
  const { patient: customer } = cast
  return childAppointments.flatMap(([days, status]) => {
    const start = now.getTime() + days * DAY
    const slot = diary.find({ specialist, customer, start, end: start + 7 * DAY })
    return slot ? [{ specialist, customer, dependentId, slot, status }] : []
  })
}

interface Result {
  readonly title: string
  /** Days ago. */
  readonly age: number
  readonly lines: readonly (readonly [name: string, value: string, usual: string])[]
  readonly ofChild?: true
}

const blood = [
  ['Hemoglobina', '13,4 g/dL', '12,0 a 15,5'],
  ['Leucócitos', '6.900 /mm³', '4.000 a 10.000'],
  ['Plaquetas', '262.000 /mm³', '150.000 a 400.000'],
] as const

const results: readonly Result[] = [
  { title: 'Hemograma completo', age: 26, lines: blood },
  {
    title: 'TSH e T4 livre',
    age: 204,
    lines: [
      ['TSH', '2,1 mUI/L', '0,4 a 4,5'],
      ['T4 livre', '1,2 ng/dL', '0,9 a 1,7'],
    ],
  },
  { title: 'Glicemia de jejum', age: 402, lines: [['Glicose', '88 mg/dL', '70 a 99']] },
  { title: 'Hemograma da Lia', age: 33, lines: blood, ofChild: true },
]

/** One page like a laboratory's, which says that it is fictitious. */
export const reportOf = async ({ title, lines }: Result, day: string): Promise<Buffer> => {
  const pdf = new PDFDocument({ size: 'A4', margin: 56, info: { Title: title } })
  pdf.fontSize(18).text(title).fontSize(11).moveDown()
  pdf
    .text(`Coleta em ${day.split('-').toReversed().join('/')}. Laudo de demonstração, sem validade.`)
    .moveDown()
  for (const [name, value, usual] of lines)
    pdf.text(`${name}: ${value}   (referência: ${usual})`).moveDown(0.5)
  pdf.end()
  return Buffer.concat(await pdf.toArray())
}

const ribs = Array.from({ length: 7 }, (_, nth) => {
  const top = 260 + nth * 90
  return `<path d="M470 ${top} C 330 ${top - 60} 210 ${top} 190 ${top + 120} M530 ${top} C 670 ${top - 60} 790 ${top} 810 ${top + 120}"/>`
}).join('')
/** An image resembling a chest X-ray. */
export const xRay = (): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1200"><rect width="100%" height="100%" fill="#0b0f12"/><g fill="none" stroke="#c9d4d6" stroke-width="26" opacity="0.55">${ribs}<path d="M500 140 V 1080" stroke-width="58"/></g></svg>`,
    ),
  )
    .blur(9)
    .png()
    .toBuffer()

/** The demo patient's exams, created by the feature itself as on those days. */
export const giveExams = async (deps: Deps, patient: SeededCustomer, child: SeededChild): Promise<void> => {
  const { userId, customerId } = patient
  const person = { userId, sessionId: deps.newId(), rules: [], secondFactor: 'none' } as const
  const actor = { ...person, role: 'customer', customerId, timeZone: patient.city.zone } as const
  const client = { address: '127.0.0.1', userAgent: '', traceId: '' }
  const now = deps.clock.now()
  const keep = async (file: Buffer, name: string, age: number, title: string, dependent_id?: string) => {
    const then = later(now, -age * DAY)
    await createExam(
      { ...deps, clock: { now: () => then } },
      {
        actor,
        client,
        params: undefined,
        query: undefined,
        body: { title, date: dateOf(then), dependent_id },
        files: { file: { content: file, name } },
        idempotencyKey: undefined,
      },
    )
  }
  for (const result of results) {
    const report = await reportOf(result, dateOf(later(now, -result.age * DAY)))
    await keep(report, 'laudo.pdf', result.age, result.title, result.ofChild && child.id)
  }
  await keep(await xRay(), 'raio-x.png', 61, 'Raio-X de tórax')
}
