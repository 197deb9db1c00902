import * as z from 'zod/mini'

/** Who canceled: a participant, or Emma for them. */
export const canceler = z.enum(['customer', 'specialist', 'platform'])
