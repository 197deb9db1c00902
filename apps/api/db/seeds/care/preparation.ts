import { DAY } from '@emma/domain/interval'
import type { AnswerValue } from '@emma/domain/preparations'
import { answersCell } from '../../../src/features/preparations/preparations.present.ts'
import { upsertAnswers } from '../../../src/features/preparations/preparations.repo.ts'
import { replaceQuestions } from '../../../src/features/preparations/questionnaires.repo.ts'
import type { SeededSpecialist } from '../people/practice.ts'
import { later, type Seed } from '../seed.ts'
import type { SeededAppointment } from './appointments.ts'

const asked = [
  { text: 'Desde quando você sente isso?', kind: 'text', options: [], required: true },
  { text: 'Teve febre nos últimos dias?', kind: 'yes_no', options: [], required: true },
  { text: 'Quanto isso incomoda você?', kind: 'scale', options: [], required: false },
] as const
const told: readonly AnswerValue[] = ['Há uma semana, pior à noite.', false, 6]

const RETURN_DAYS = 30

const ask = async ({ deps, tx }: Seed, { specialistId, offers: [{ specialtyId }] }: SeededSpecialist) => {
  const questions = asked.map((question) => ({ ...question, options: [], id: deps.newId() }))
  await replaceQuestions(tx, { specialistId, specialtyId }, questions)
  return questions
}

type Asked = Awaited<ReturnType<typeof ask>>

const answer = async ({ deps, tx, now }: Seed, { id, customer }: SeededAppointment, questions: Asked) => {
  const answers = questions.map(({ required: _, ...question }, nth) => ({ ...question, value: told[nth] }))
  const cell = answersCell({ id, customer_id: customer.customerId })
  const answered = questions.map((question) => question.id)
  await upsertAnswers(tx, { id, sealed: await deps.vault.seal(tx, cell, answers), answered, now })
}

/**
 * The patient's latest consultation includes a return visit that is still to be booked; so do the specialist's next
 * ones.
 */
const promiseReturns = async (
  { tx, now }: Seed,
  { specialistId }: SeededSpecialist,
  attended: SeededAppointment | undefined,
): Promise<void> => {
  const terms = { return_days: RETURN_DAYS, return_price: 0 }
  await tx
    .updateTable('specialist_specialties')
    .set(terms)
    .where('specialist_id', '=', specialistId)
    .execute()
  if (!attended || attended.slot.start < later(now, -RETURN_DAYS * DAY).getTime()) return
  await tx.updateTable('appointments').set(terms).where('id', '=', attended.id).execute()
}

/** Preparation and follow-up of a consultation: questions, answers, and a return visit. */
export const insertPreparations = async (
  seed: Seed,
  own: SeededSpecialist,
  patientId: string,
  appointments: readonly SeededAppointment[],
): Promise<void> => {
  const byStart = appointments.toSorted((a, b) => a.slot.start - b.slot.start)
  const coming = byStart.filter(({ status }) => status === 'confirmed')
  const next = [
    coming.find(({ specialist }) => specialist === own),
    coming.find(({ customer }) => customer.customerId === patientId),
  ].filter((each) => each !== undefined)
  for (const asker of new Set([own, ...next.map(({ specialist }) => specialist)])) {
    const questions = await ask(seed, asker)
    for (const each of next.filter(({ specialist }) => specialist === asker)) {
      await answer(seed, each, questions)
    }
  }
  const attended = byStart.findLast(
    ({ status, customer }) => status === 'finished' && customer.customerId === patientId,
  )
  await promiseReturns(seed, own, attended)
}
