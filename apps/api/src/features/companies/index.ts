export { findAdministered, findAdminUsers } from './companies.repo.ts'
export { attendsUrgentCare, findUrgentCareGroups, type UrgentCareGroup } from './urgent-care.repo.ts'
