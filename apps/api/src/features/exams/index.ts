export { openSecret } from './exams.present.ts'
export { examsRoutes } from './exams.routes.ts'
