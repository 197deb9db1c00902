export { ExamList, ExamRows } from './exam-list.tsx'
