export { preparationBasis } from './preparation-basis.ts'
export {
  type Answer,
  type AnswerValue,
  answers,
  answersAfter,
  preparationLimits,
  type Question,
  type QuestionKind,
  questionKinds,
  questionsAfter,
} from './questionnaire.ts'
