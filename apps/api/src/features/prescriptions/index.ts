export { toDocuments } from './documents/documents.present.ts'
export { findDocuments } from './documents/find-documents.repo.ts'
export { prescriptionsRoutes } from './prescriptions.routes.ts'
export { validatorUrl } from './validator/validator-url.ts'
