export { ExamList } from './exam-list.tsx'
