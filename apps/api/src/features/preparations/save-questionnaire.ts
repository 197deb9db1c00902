import type { saveQuestionnaire as endpoint } from '@emma/contracts/preparations'
import { questionsAfter } from '@emma/domain/preparations'
import { inTransaction } from '../../db/transaction.ts'
import { notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { findQuestions, lockOffered, replaceQuestions } from './questionnaires.repo.ts'

/** Sets the questions from now on; existing answers keep their wording. */
export const saveQuestionnaire: UseCase<typeof endpoint> = (deps, { actor, params, body }) =>
  inTransaction(deps.db, async (tx) => {
    const asker = { specialistId: actor.specialistId, specialtyId: params.id }
    const specialty = await lockOffered(tx, asker)
    if (!specialty) throw notFound()
    const known = await findQuestions(tx, asker)
    const questions = [...questionsAfter(known, body.questions, deps.newId)]
    await replaceQuestions(tx, asker, questions)
    return { specialty, questions }
  })
