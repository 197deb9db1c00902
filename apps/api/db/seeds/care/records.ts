import { MINUTE } from '@emma/domain/interval'
import { sql } from 'kysely'
import type { Deps } from '../../../src/deps.ts'
import { cidIndexesOf } from '../../../src/features/records/cids/cid-index.ts'
import { prescriptionCell } from '../../../src/features/records/index.ts'
import { contentCell } from '../../../src/features/records/record-content.ts'
import { signRecord } from '../../../src/features/records/signature/sign-record.ts'
import type { SeededSpecialist } from '../people/practice.ts'
import { insertAll, later, type Seed } from '../seed.ts'
import { type CaseText, caseTexts } from '../texts/cases.ts'
import { specialtyCaseTexts } from '../texts/specialty-cases.ts'
import type { SeededAppointment } from './appointments.ts'

interface Written {
  readonly id: string
  readonly appointment: SeededAppointment
  readonly text: CaseText
  readonly begun: Date
  readonly sealed: Buffer
}

const fittingCases = ({ specialist }: SeededAppointment): readonly CaseText[] => {
  const fitting = [...caseTexts, ...specialtyCaseTexts].filter((each) =>
    each.of.includes(specialist.text.slug),
  )
  return fitting.length > 0 ? fitting : caseTexts
}

const write = async ({ deps, tx, random }: Seed, appointment: SeededAppointment): Promise<Written> => {
  const id = deps.newId()
  const text = random.pick(fittingCases(appointment))
  const cell = contentCell({ id, customer_id: appointment.customer.customerId })
  const sealed = await deps.vault.seal(tx, cell, text.content)
  return {
    id,
    appointment,
    text,
    begun: appointment.times.started ?? new Date(appointment.slot.start),
    sealed,
  }
}

const recordRow = ({ vault }: Deps, { id, appointment, text, begun, sealed }: Written) => ({
  id,
  specialist_id: appointment.specialist.specialistId,
  customer_id: appointment.customer.customerId,
  dependent_id: appointment.dependentId ?? null,
  appointment_id: appointment.id,
  status: 'draft',
  content_sealed: sealed,
  ...cidIndexesOf(vault, appointment.specialist.specialistId, text.content.cid_code),
  cid_version: 1,
  created_at: begun,
  updated_at: later(begun, 10 * MINUTE),
})

const medicineIds = async ({ tx }: Seed): Promise<ReadonlyMap<string, string>> => {
  const rows = await tx.selectFrom('medicines').select(['id', 'name']).execute()
  return new Map(rows.map(({ id, name }) => [name, id]))
}

const prescriptionRows = async (
  { deps, tx }: Seed,
  record: Written,
  medicines: ReadonlyMap<string, string>,
) => {
  const { appointment, begun, text } = record
  const specialist_id = appointment.specialist.specialistId
  const customer_id = appointment.customer.customerId
  return Promise.all(
    text.prescriptions.map(async (prescribed) => {
      const id = deps.newId()
      const cell = prescriptionCell({ id, customer_id, specialist_id })
      return {
        id,
        specialist_id,
        customer_id,
        record_id: record.id,
        appointment_id: appointment.id,
        medicine_id: medicines.get(prescribed.title) ?? null,
        is_model: false,
        content_sealed: await deps.vault.seal(tx, cell, prescribed),
        created_at: begun,
        updated_at: begun,
      }
    }),
  )
}

const sign = async ({ deps, tx }: Seed, { id, appointment, text, begun, sealed }: Written): Promise<void> => {
  const at = appointment.times.finished ?? later(begun, 15 * MINUTE)
  const record = {
    id,
    specialist_id: appointment.specialist.specialistId,
    customer_id: appointment.customer.customerId,
    dependent_id: appointment.dependentId ?? null,
    appointment_id: appointment.id,
    status: 'draft' as const,
    version: 1,
    content_sealed: sealed,
  }
  await signRecord(deps, tx, record, text.content, at)
}

/** The patients' logs show who wrote and signed, as at run time. */
const logWriting = async ({ tx }: Seed, written: readonly Written[], signed: readonly Written[]) => {
  const line = (action: string) => (record: Written) => ({
    customer: record.appointment.customer.customerId,
    specialist: record.appointment.specialist.userId,
    action,
    record: record.id,
    at:
      action === 'create'
        ? record.begun
        : (record.appointment.times.finished ?? later(record.begun, 15 * MINUTE)),
  })
  const lines = [...written.map(line('create')), ...signed.map(line('sign'))]
  const inOrder = lines.toSorted((a, b) => a.at.getTime() - b.at.getTime())
  await sql`
    SELECT log_accesses(array_agg(customer), array_agg(specialist), array_agg('specialist'::text), array_agg(action),
      array_agg('record'::text), array_agg(record), array_agg('author'::text), array_agg(NULL::uuid), array_agg(NULL::inet),
      array_agg(at), true)
    FROM jsonb_to_recordset(${JSON.stringify(inOrder)}::jsonb)
      AS line (customer uuid, specialist uuid, action text, record uuid, at timestamptz)`.execute(tx)
}

/** Records of these attendances with their prescriptions, signed except the latest, which is still a draft. */
export const insertRecords = async (seed: Seed, attended: readonly SeededAppointment[]): Promise<void> => {
  const { tx } = seed
  const written: Written[] = []
  for (const appointment of attended.toSorted((a, b) => a.slot.start - b.slot.start)) {
    written.push(await write(seed, appointment))
  }
  await insertAll(
    tx,
    'records',
    written.map((each) => recordRow(seed.deps, each)),
  )
  const medicines = await medicineIds(seed)
  const prescriptions = []
  for (const record of written) prescriptions.push(...(await prescriptionRows(seed, record, medicines)))
  await insertAll(tx, 'prescriptions', prescriptions)
  const signed = written.slice(0, -1)
  for (const record of signed) await sign(seed, record)
  await logWriting(seed, written, signed)
}

/** A model of every medicine in the texts, with its diagnosis, for the demo specialist. */
export const insertModels = async (seed: Seed, { specialistId }: SeededSpecialist): Promise<void> => {
  const { deps, tx, now } = seed
  const texts = caseTexts.flatMap(({ content, prescriptions }) =>
    prescriptions.map((text) => ({ cid: content.cid_code, text })),
  )
  const medicines = await medicineIds(seed)
  const rows = []
  for (const { cid, text } of texts) {
    const id = deps.newId()
    const cell = prescriptionCell({ id, customer_id: null, specialist_id: specialistId })
    rows.push({
      id,
      specialist_id: specialistId,
      medicine_id: medicines.get(text.title) ?? null,
      is_model: true,
      cid_code: cid,
      content_sealed: await deps.vault.seal(tx, cell, text),
      created_at: now,
      updated_at: now,
    })
  }
  await insertAll(tx, 'prescriptions', rows)
}
