export { joinContact } from './contacts/join-contact.ts'
export { erasePatientNotes } from './erase.repo.ts'
export { patientJobs } from './patients.jobs.ts'
export { patientsRoutes } from './patients.routes.ts'
