import type { SignaturesPort } from './port.ts'

/** Nothing is signed, and documents say so. */
export const createNoSignatures = (): SignaturesPort => ({ find: async () => null })
