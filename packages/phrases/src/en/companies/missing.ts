import type pt from '../../pt/companies/missing.ts'
import type { Translated } from '../../translated.ts'

export default {
  document: 'The CNPJ document is missing.',
  technical_director: 'A technical director with a council registration is missing.',
  admin: 'An active member who manages the company is missing.',
} as const satisfies Translated<typeof pt>
