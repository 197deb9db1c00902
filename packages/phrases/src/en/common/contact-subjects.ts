import type pt from '../../pt/common/contact-subjects.ts'
import type { Translated } from '../../translated.ts'

export default {
  consulta: 'Consultation',
  pagamento: 'Payment or refund',
  conta: 'Access to the account',
  profissional: 'Professional registration',
  outro: 'Something else',
} satisfies Translated<typeof pt>
