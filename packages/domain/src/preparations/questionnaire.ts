import { ok, type Result, refuse } from '../result.ts'

/** How a question is answered: in words, with yes or no, by one of its options, or on a scale from 0 to 10. */
export const questionKinds = ['text', 'yes_no', 'choice', 'scale'] as const
export type QuestionKind = (typeof questionKinds)[number]

/** What a specialist asks before an appointment, as it was worded. */
export interface Question {
  readonly id: string
  readonly text: string
  readonly kind: QuestionKind
  /** Of a choice; none of any other kind. */
  readonly options: readonly string[]
}

/** Words (`text`, `choice`), whether (`yes_no`), or a whole number from 0 to 10 (`scale`). */
export type AnswerValue = string | boolean | number

/** An answer keeps the question that it was given to: it stays what was answered, whatever is asked later. */
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

/** Whether a value answers a question of this kind. */
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
 * The questions that a specialist wants, under their ids: one that is worded as before keeps its own, any other is a new
 * question, so that no answer is ever read under words that it was not given to.
 * @param known what is asked now
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
 * What is answered after a patient sent answers. An answer that is left out is taken back while its question is asked;
 * one to a question that is asked no more stays, with its words.
 * @param asked what the specialist asks now, in its order
 * @param kept what was answered before
 * @param given what is sent, by question
 * @returns refused with `questionnaire_changed` for a question that nobody asked, `answer_invalid` for a value that
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
