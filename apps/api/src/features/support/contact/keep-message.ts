import type { ContactForm } from '@emma/contracts/site/contact'
import type { SiteLanguage } from '@emma/contracts/site/paths'
import { inTransaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { findCustomerOf, insertMessage } from './contact.repo.ts'
import { sealContent } from './content.ts'
import { MOST_ATTEMPTS } from './send-message.ts'

/** Stores a message to the support, and has it mailed: nothing is lost while the mail server is unavailable. */
export const keepContactMessage = (deps: Deps, form: ContactForm, language: SiteLanguage): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const { nome: name, email, assunto: subject, mensagem: message, erro } = form
    const row = { id: deps.newId(), customer_id: await findCustomerOf(tx, email) }
    const content_sealed = await sealContent(deps, tx, row, { name, email, message })
    const facts = { subject, language, error_id: erro || null, created_at: deps.clock.now() }
    await insertMessage(tx, { ...row, ...facts, content_sealed })
    await deps.jobs.add(tx, 'send-contact', { messageId: row.id }, { maxAttempts: MOST_ATTEMPTS })
  })
