export { findAdministered, findAdminUsers } from './companies.repo.ts'
