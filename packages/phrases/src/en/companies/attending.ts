import type pt from '../../pt/companies/attending.ts'
import type { Translated } from '../../translated.ts'

export default {
  label: 'Attending for',
  own: 'Own practice',
  used: 'From now on you attend for {{name}}.',
  unused: 'From now on you attend without a company.',
} satisfies Translated<typeof pt>
