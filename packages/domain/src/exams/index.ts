export { type ExamBasis, examBasis } from './exam-basis.ts'
