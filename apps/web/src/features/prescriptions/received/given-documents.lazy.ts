import { lazyPart } from '../../../lib/loading/lazy-part.ts'

/** The documents of one appointment, for the patient. */
export const GivenDocuments = lazyPart(() => import('./given-documents.tsx'), 'prescriptions')
