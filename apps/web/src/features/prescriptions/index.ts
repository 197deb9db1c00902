export { PrescriptionsTab } from './prescriptions-tab.tsx'
export { ReceivedDocuments } from './received-documents.tsx'
