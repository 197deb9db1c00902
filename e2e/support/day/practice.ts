import {
  createCustomer,
  createSpecialist,
  createSpecialty,
  insertAppointment,
  payAppointment,
  signIn,
  type TestCustomer,
  type TestSpecialist,
} from '@emma/api/test'
import { expect } from '@playwright/test'
import { comeIn, desktop, type Person } from '../browser.ts'
import type { Emma } from '../fixtures.ts'

const MINUTE_MS = 60_000
const DAY_MS = 1440 * MINUTE_MS

/** A specialist at work in a place of their own, and what sends calls as they. */
export interface Practice extends Person {
  readonly emma: Emma
  readonly specialist: TestSpecialist
  readonly specialtyId: string
  readonly placeId: string
  readonly send: (method: 'POST' | 'PUT', path: string, body: object) => Promise<{ readonly id: string }>
}

export interface Patient extends TestCustomer {
  readonly dependentId?: string
}

/** A visit of the past: what was written, and what was prescribed. */
export interface Earlier {
  readonly daysAgo: number
  readonly said: Readonly<Record<'complaint' | 'diagnosis' | 'cid_code' | 'conduct', string>>
  readonly medicines?: readonly Readonly<Record<'title' | 'prescription' | 'qtd', string>>[]
}

const place = {
  name: 'Consultório',
  street: 'Rua Augusta',
  number: '10',
  district: 'Consolação',
  city: 'São Paulo',
  uf: 'SP',
  zipCode: '01305-000',
}
const cold = [
  { title: 'Paracetamol 750 mg', prescription: '1 comprimido a cada 6 horas', qtd: '20 comprimidos' },
  { title: 'Cloreto de sódio 0,9% nasal', prescription: '2 jatos em cada narina', qtd: '1 frasco' },
]

/** The practice, with what its specialist kept once in a life: what they give for a cold. */
export const openPractice = async (emma: Emma): Promise<Practice> => {
  const { deps } = emma
  const specialtyId = await createSpecialty(deps, 'Clínica do dia')
  const specialist = await createSpecialist(deps, { specialtyId, name: ['Helena', 'Brandão'] })
  const { headers } = await signIn(deps, specialist)
  const send: Practice['send'] = async (method, path, body) => {
    const answer = await fetch(`${emma.url}/api/v1/${path}`, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(await answer.text())
    return answer.json()
  }
  const { id: placeId } = await send('POST', 'specialists/places', place)
  for (const model of cold) {
    const set = { model_set: 'Resfriado', is_model: true, via: 'Oral', cid_code: 'J00' }
    await send('POST', 'prescriptions/create', { ...set, ...model })
  }
  const person = await emma.open({ viewport: desktop })
  await comeIn(person, specialist.email)
  return { ...person, emma, specialist, specialtyId, placeId, send }
}

/** Somebody with an account, or the child of somebody. */
export const newPatient = async (
  { emma: { deps } }: Practice,
  name: readonly [string, string],
  child?: string,
): Promise<Patient> => {
  const customer = await createCustomer(deps, { name })
  if (child === undefined) return customer
  const dependentId = deps.newId()
  const at = deps.clock.now()
  await deps.db
    .insertInto('dependents')
    .values({
      id: dependentId,
      customer_id: customer.customerId,
      name: child,
      birth_date: '2019-03-01',
      sex: 'feminino',
      relation: 'child',
      created_at: at,
      updated_at: at,
    })
    .execute()
  return { ...customer, dependentId }
}

interface Visit {
  readonly patient: Patient
  readonly startsAt: Date
  readonly status: string
}

/** In the specialist's place, without video. */
const insertVisit = async (practice: Practice, { patient, startsAt, status }: Visit): Promise<string> => {
  const { emma, specialist, specialtyId, placeId } = practice
  const { dependentId } = patient
  const of = dependentId === undefined ? {} : { dependentId }
  const options = { specialist, customer: patient, specialtyId, startsAt, status, ...of }
  const id = await insertAppointment(emma, options)
  await payAppointment(emma, id, patient)
  await emma.deps.db.updateTable('appointments').set({ place_id: placeId }).where('id', '=', id).execute()
  return id
}

/**
 * The visit whose turn it is: it began so many minutes ago. The clock is the only thing of the day that is made up: the
 * hours between one patient and the next are left out, and a visit that ended leaves its time to the next one.
 */
export const visitNow = (practice: Practice, patient: Patient, minutesAgo = 1): Promise<string> => {
  const startsAt = new Date(practice.emma.deps.clock.now().getTime() - minutesAgo * MINUTE_MS)
  return insertVisit(practice, { patient, startsAt, status: 'confirmed' })
}

/** What happened before today, signed. */
export const visitedBefore = async (
  practice: Practice,
  patient: Patient,
  { daysAgo, said, medicines = [] }: Earlier,
): Promise<void> => {
  const startsAt = new Date(practice.emma.deps.clock.now().getTime() - daysAgo * DAY_MS)
  const schedule_id = await insertVisit(practice, { patient, startsAt, status: 'finished' })
  const { id: record_id } = await practice.send('POST', 'records/create', { schedule_id })
  for (const medicine of medicines) {
    await practice.send('POST', 'prescriptions/create', { ...medicine, via: 'Oral', record_id })
  }
  await practice.send('PUT', `records/update/${record_id}`, { ...said, status: 'signed' })
}

/** How an appointment stands, and its record; null where there is none. */
export const expectEnd = async (
  { emma: { deps } }: Practice,
  id: string,
  ends: { readonly status: string; readonly record: string | null },
): Promise<void> => {
  const { status } = await deps.db
    .selectFrom('appointments')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const record = await deps.db
    .selectFrom('records')
    .select('status')
    .where('appointment_id', '=', id)
    .executeTakeFirst()
  expect({ status, record: record?.status ?? null }).toEqual(ends)
}
