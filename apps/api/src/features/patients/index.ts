export { joinContact } from './contacts/join-contact.ts'
export { erasePatientNotes } from './erase.repo.ts'
export { patientsRoutes } from './patients.routes.ts'
