export { eraseExams } from './erase.repo.ts'
export { openSecret } from './exams.present.ts'
export { examsRoutes } from './exams.routes.ts'
export { showExams } from './show-exams.ts'
