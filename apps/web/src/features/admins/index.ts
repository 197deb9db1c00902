export { everyAdminQuery } from './admins.queries.ts'
