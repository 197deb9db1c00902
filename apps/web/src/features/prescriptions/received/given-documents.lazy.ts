import { lazyPart } from '../../../lib/loading/lazy-part.ts'

/** What the patient was given in one appointment. */
export const GivenDocuments = lazyPart(() => import('./given-documents.tsx'), 'prescriptions')
