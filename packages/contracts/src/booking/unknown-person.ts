import * as z from 'zod/mini'
import { anyName, cellPhone, email } from '../kit/index.ts'

/** A person without an account, as the specialist knows them: reached by cell phone, e-mail or both. */
export const unknownPerson = z.strictObject({
  name: anyName,
  cell_phone: z.optional(cellPhone),
  email: z.optional(email),
})
