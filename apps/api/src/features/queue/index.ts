export { attendanceSource } from './attend/attendance-source.ts'
export { placeSeller } from './money/place-seller.ts'
export { queueCrontab, queueJobs } from './queue.jobs.ts'
export { queueRoutes } from './queue.routes.ts'
