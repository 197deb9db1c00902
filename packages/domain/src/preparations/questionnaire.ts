import { ok, type Result, refuse } from '../result.ts'

/** Kinds of answers: text, yes or no, one of its options, or a scale from 0 to 10. */
export const questionKinds = ['text', 'yes_no', 'choice', 'scale'] as const
export type QuestionKind = (typeof questionKinds)[number]

/** A specialist's question before an appointment, as worded. */
export interface Question {
  readonly id: string
  readonly text: string
  readonly kind: QuestionKind
  /** The options of a choice; empty for other kinds. */
  readonly options: readonly string[]
}

/** Text (`text`, `choice`), a boolean (`yes_no`), or a whole number from 0 to 10 (`scale`). */
export type AnswerValue = string | boolean | number

/** An answer stores its question, so it keeps its meaning when the questions change. */
export interface Answer extends Question {
  readonly value: AnswerValue
}

export const preparationLimits = {
  questions: 10,
  options: 8,
  files: 5,
  reason: 2000,
  answer: 500,
  scale: 10,
} as const

/** Whether a value is a valid answer to a question of this kind. */
export const answers = ({ kind, options }: Question, value: AnswerValue): boolean => {
  switch (kind) {
    case 'text':
      return typeof value === 'string' && value.length > 0 && value.length <= preparationLimits.answer
    case 'yes_no':
      return typeof value === 'boolean'
    case 'choice':
      return options.some((option) => option === value)
    case 'scale':
      return (
        typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= preparationLimits.scale
      )
  }
}

const isWordedAlike = (one: Question, other: Question): boolean =>
  one.text === other.text &&
  one.kind === other.kind &&
  one.options.length === other.options.length &&
  one.options.every((option, index) => option === other.options[index])

/**
 * A specialist's questions with their ids: one with unchanged wording keeps its id, any other gets a new one, so that
 * an answer is never shown under wording it was not given to.
 * @param known the current questions
 * @param newId makes the id of a new question
 */
export const questionsAfter = <Q extends Omit<Question, 'id'> & { readonly id?: string | undefined }>(
  known: readonly Question[],
  wanted: readonly Q[],
  newId: () => string,
): readonly (Q & Question)[] => {
  const free = new Map(known.map((question) => [question.id, question]))
  return wanted.map((question) => {
    const same = question.id === undefined ? undefined : free.get(question.id)
    if (!same || !isWordedAlike(same, { ...question, id: same.id })) return { ...question, id: newId() }
    free.delete(same.id)
    return { ...question, id: same.id }
  })
}

/**
 * The answers after a patient sends some. Leaving one out removes it while its question is still asked; an answer to a
 * question no longer asked stays, with its wording.
 * @param asked the specialist's current questions, in order
 * @param kept the previous answers
 * @param given the answers sent, by question
 * @returns refused with `questionnaire_changed` for an unknown question, `answer_invalid` for a value that
 *   doesn't answer its question
 */
export const answersAfter = (
  asked: readonly Question[],
  kept: readonly Answer[],
  given: ReadonlyMap<string, AnswerValue>,
): Result<readonly Answer[], 'questionnaire_changed' | 'answer_invalid'> => {
  const gone = kept.filter(({ id }) => !asked.some((question) => question.id === id))
  const known = [...asked, ...gone.map(({ value: _, ...question }) => question)]
  if ([...given.keys()].some((id) => !known.some((question) => question.id === id))) {
    return refuse('questionnaire_changed')
  }
  const all: Answer[] = []
  for (const { id, text, kind, options } of known) {
    const question = { id, text, kind, options }
    const value = given.get(id) ?? gone.find((answer) => answer.id === id)?.value
    if (value === undefined) continue
    if (!answers(question, value)) return refuse('answer_invalid')
    all.push({ ...question, value })
  }
  return ok(all)
}
