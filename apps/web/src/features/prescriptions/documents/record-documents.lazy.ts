import { lazyPart } from '../../../lib/loading/lazy-part.ts'

/** A record's documents, with their texts, loaded on use. */
export const RecordDocuments = lazyPart(() => import('./record-documents.tsx'), 'documents')
