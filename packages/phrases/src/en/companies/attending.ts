import type pt from '../../pt/companies/attending.ts'
import type { Translated } from '../../translated.ts'

export default {
  label: 'Working for',
  own: 'Own practice',
  used: 'From now on, you see patients for {{name}}.',
  unused: 'From now on, you see patients without a company.',
} satisfies Translated<typeof pt>
