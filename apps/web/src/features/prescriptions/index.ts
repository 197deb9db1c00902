export { patientDocumentsQuery } from './documents.queries.ts'
export { PrescriptionsTab } from './prescriptions-tab.tsx'
export { ModelChips, useQuickModels } from './quick-models.tsx'
export { ReceivedDocuments } from './received-documents.tsx'
