import {
  createCustomer,
  createDependent,
  createSpecialist,
  createSpecialty,
  insertAppointment,
  newPlace,
  payAppointment,
  type TestCustomer,
  type TestSpecialist,
} from '@emma/api/test'
import { DAY, MINUTE } from '@emma/domain/interval'
import { expect } from '@playwright/test'
import { comeIn, desktop, type Person } from '../browser.ts'
import type { Emma } from '../fixtures.ts'
import { type Send, sendAs } from '../send.ts'

/** A specialist at work in their own place, and a function for calls as them. */
export interface Practice extends Person {
  readonly emma: Emma
  readonly specialist: TestSpecialist
  readonly specialtyId: string
  readonly placeId: string
  readonly send: Send
}

export interface Patient extends TestCustomer {
  readonly dependentId?: string
}

/** A past visit: its record and its prescriptions. */
export interface Earlier {
  readonly daysAgo: number
  readonly said: Readonly<Record<'complaint' | 'diagnosis' | 'cid_code' | 'conduct', string>>
  readonly medicines?: readonly Readonly<Record<'title' | 'prescription' | 'qtd', string>>[]
}

const cold = [
  { title: 'Paracetamol 750 mg', prescription: '1 comprimido a cada 6 horas', qtd: '20 comprimidos' },
  { title: 'Cloreto de sódio 0,9% nasal', prescription: '2 jatos em cada narina', qtd: '1 frasco' },
]

/** The practice, with what its specialist saved once: the prescriptions for a cold. */
export const openPractice = async (emma: Emma): Promise<Practice> => {
  const { deps } = emma
  const specialtyId = await createSpecialty(deps, 'Clínica do dia')
  const specialist = await createSpecialist(deps, { specialtyId, name: ['Helena', 'Brandão'] })
  const send = await sendAs(emma, specialist)
  const { id: placeId } = await send('POST', 'specialists/places', newPlace())
  for (const model of cold) {
    const set = { model_set: 'Resfriado', is_model: true, via: 'Oral', cid_code: 'J00' }
    await send('POST', 'prescriptions/create', { ...set, ...model })
  }
  const person = await emma.open({ viewport: desktop })
  await comeIn(person, specialist.email)
  return { ...person, emma, specialist, specialtyId, placeId, send }
}

/** A patient with an account, or a dependent. */
export const newPatient = async (
  { emma: { deps } }: Practice,
  name: readonly [string, string],
  child?: string,
): Promise<Patient> => {
  const customer = await createCustomer(deps, { name })
  if (child === undefined) return customer
  const dependentId = await createDependent(deps, customer, { name: child, birthDate: '2019-03-01' })
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
 * The current visit, begun this many minutes ago. Only the clock is simulated: the hours between patients are left out,
 * and a finished visit frees its time for the next one.
 */
export const visitNow = (practice: Practice, patient: Patient, minutesAgo = 1): Promise<string> => {
  const startsAt = new Date(practice.emma.deps.clock.now().getTime() - minutesAgo * MINUTE)
  return insertVisit(practice, { patient, startsAt, status: 'confirmed' })
}

/** Signed records from before today. */
export const visitedBefore = async (
  practice: Practice,
  patient: Patient,
  { daysAgo, said, medicines = [] }: Earlier,
): Promise<void> => {
  const startsAt = new Date(practice.emma.deps.clock.now().getTime() - daysAgo * DAY)
  const schedule_id = await insertVisit(practice, { patient, startsAt, status: 'finished' })
  const { id: record_id } = await practice.send('POST', 'records/create', { schedule_id })
  for (const medicine of medicines) {
    await practice.send('POST', 'prescriptions/create', { ...medicine, via: 'Oral', record_id })
  }
  await practice.send('PUT', `records/update/${record_id}`, { ...said, status: 'signed' })
}

/** An appointment's status, and its record; null without one. */
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
