import type { listQuestionnaires as endpoint } from '@emma/contracts/preparations'
import type { UseCase } from '../../http/mount.ts'
import { toQuestion } from './preparations.present.ts'
import { findAllQuestions, findOffered } from './questionnaires.repo.ts'

/** A specialist's questions, by specialty. */
export const listQuestionnaires: UseCase<typeof endpoint> = async ({ db }, { actor }) => {
  const [offered, questions] = await Promise.all([
    findOffered(db, actor.specialistId),
    findAllQuestions(db, actor.specialistId),
  ])
  return {
    data: offered.map((specialty) => ({
      specialty,
      questions: questions.filter(({ specialty_id }) => specialty_id === specialty.id).map(toQuestion),
    })),
  }
}
