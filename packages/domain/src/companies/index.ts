export { formatCnpj, parseCnpj } from './cnpj.ts'
export {
  type CompanyEvent,
  type CompanyRequirement,
  type CompanyState,
  companyEventTo,
  companyRequirements,
  companyStates,
  isCompanyActive,
  isCompanyOpen,
  missingForApproval,
  nextCompanyState,
} from './company-state.ts'
export { type CompanyMember, mayEndMembership } from './membership.ts'
