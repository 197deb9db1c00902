import type { savePreparation as endpoint } from '@emma/contracts/preparations'
import { answersAfter } from '@emma/domain/preparations'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError, invalidField, notFound } from '../../http/app-error.ts'
import type { CallOf, UseCase } from '../../http/mount.ts'
import { keepNotes, participantOf } from '../booking/index.ts'
import { answersCell, openAnswers, toPreparation } from './preparations.present.ts'
import { findPrepared, type PreparedRow, upsertAnswers } from './preparations.repo.ts'
import { findQuestions } from './questionnaires.repo.ts'
import { logChange, requireOpen } from './require-preparation.ts'

type Given = CallOf<typeof endpoint>['body']['answers']

const keepAnswers = async (deps: Deps, tx: Tx, row: PreparedRow, given: Given): Promise<void> => {
  const asked = await findQuestions(tx, { specialistId: row.specialist_id, specialtyId: row.specialty_id })
  const values = new Map(given.map(({ question_id, value }) => [question_id, value]))
  const kept = await openAnswers(deps, tx, row)
  const after = answersAfter(asked, kept, values)
  if (!after.ok && after.code === 'questionnaire_changed') throw new AppError('questionnaire_changed')
  if (!after.ok) {
    throw invalidField('answers', 'required')
  }
  if (after.value.length === 0 && kept.length === 0) return
  const sealed = await deps.vault.seal(tx, answersCell(row), after.value)
  await upsertAnswers(tx, {
    id: row.id,
    sealed,
    answered: after.value.map(({ id }) => id),
    now: deps.clock.now(),
  })
}

/** Saves the patient's preparation, any number of times, until the appointment begins. */
export const savePreparation: UseCase<typeof endpoint> = (deps, { actor, client, params, body }) =>
  inTransaction(deps.db, async (tx) => {
    const row = await requireOpen(deps, tx, actor, params.id)
    await keepNotes(deps, tx, { id: row.id, customerId: row.customer_id }, body.reason)
    await keepAnswers(deps, tx, row, body.answers)
    await logChange(deps, tx, { actor, client }, row)
    const saved = await findPrepared(tx, row.id)
    if (!saved) throw notFound()
    return toPreparation(deps, tx, saved, participantOf(actor))
  })
