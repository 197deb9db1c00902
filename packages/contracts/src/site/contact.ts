import * as z from 'zod/mini'
import { text } from '../kit/index.ts'
import { email } from '../kit/person.ts'

export const contactSubjects = ['consulta', 'pagamento', 'conta', 'profissional', 'outro'] as const

/** A message to the support; `erro` is the id that a failure was shown with. */
export const contactForm = z.object({
  nome: text(120),
  email,
  assunto: z.enum(contactSubjects),
  mensagem: text(4000),
  erro: z.optional(z.string().check(z.trim(), z.maxLength(80))),
})
export type ContactForm = z.output<typeof contactForm>
