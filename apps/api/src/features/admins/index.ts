export { adminJobs } from './admins.jobs.ts'
export { findActiveAdminUsers } from './admins.repo.ts'
export { adminsRoutes } from './admins.routes.ts'
