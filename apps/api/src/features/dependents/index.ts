export { cpfCell } from './cpf-cell.ts'
export { dependentsRoutes } from './dependents.routes.ts'
export { loadPatient, type PatientPerson } from './load-patient.ts'
export { requireBookable, requirePatient } from './require-dependent.ts'
