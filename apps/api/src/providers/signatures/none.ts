import type { SignaturesPort } from './port.ts'

/** Signs nothing; documents state it. */
export const createNoSignatures = (): SignaturesPort => ({ find: async () => null })
