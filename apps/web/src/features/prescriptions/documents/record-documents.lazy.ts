import { lazyPart } from '../../../lib/loading/lazy-part.ts'

/** The papers of a record, with their texts, when they are wanted. */
export const RecordDocuments = lazyPart(() => import('./record-documents.tsx'), 'documents')
