export { contactCrontab, contactJobs } from './contact/contact.jobs.ts'
export { eraseContacts } from './contact/erase.repo.ts'
export { keepContactMessage } from './contact/keep-message.ts'
export { supportRoutes } from './support.routes.ts'
