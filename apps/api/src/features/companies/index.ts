export { readCompanyDetails } from './admin/get-company-details.ts'
export {
  attendsUrgentCare,
  findUrgentCareGroups,
  type UrgentCareGroup,
  urgentCareAllowed,
} from './admin/urgent-care.repo.ts'
export { findAdministered, findAdminUsers, lockCompany } from './companies.repo.ts'
export { companiesRoutes } from './companies.routes.ts'
export { keepEvent } from './keep-event.ts'
export { loadAdministered, lockAdministered, requireActive, requireApproved } from './load-company.ts'
export { requireOtherAdmins } from './members/last-admin.ts'
export { addMember, chooseCompany, endMemberships, findMember } from './members/members.repo.ts'
export { claimRecipient, keepBank, keepRecipient, unclaimRecipient } from './recipient.repo.ts'
export { showCompany } from './show-company.ts'
