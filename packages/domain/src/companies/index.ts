export { formatCnpj, parseCnpj } from './cnpj.ts'
export {
  type CompanyEvent,
  type CompanyState,
  companyStates,
  isCompanyActive,
  nextCompanyState,
} from './company-state.ts'
