export { companiesKey } from './companies.queries.ts'
export { useCompanyChange } from './use-company-change.ts'
