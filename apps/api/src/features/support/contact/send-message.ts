import { contactSubjects } from '@emma/contracts/site/contact'
import { fill } from '@emma/phrases/fill'
import { fillLetter } from '@emma/phrases/letter'
import site from '@emma/phrases/site'
import siteInEnglish from '@emma/phrases/site-en'
import type { Deps } from '../../../deps.ts'
import { NotTaken } from '../../../providers/not-taken.ts'
import { beginSending, type MessageRow, markNotSent, markSent } from './contact.repo.ts'
import { openContent } from './content.ts'

/** With the queue's growing pauses (e^n seconds) the last is a day after the first. */
export const MOST_ATTEMPTS = 12

/** The e-mail is in the page's language, so that the support sees it. */
const send = async (deps: Deps, row: MessageRow): Promise<void> => {
  const { contact: t } = (row.language === 'en' ? siteInEnglish : site).texts
  const { name, email: address, message } = await openContent(deps, deps.db, row)
  const about = contactSubjects.find((each) => each === row.subject) ?? 'outro'
  const subject = t.subjects[about]
  const values = { subject, name, address, message, error: row.error_id ?? t.noError }
  await deps.email.send({
    to: deps.config.SUPPORT_EMAIL,
    replyTo: address,
    subject: fill(t.letterSubject, values),
    text: fillLetter(t.letter, values),
  })
}

/** If the answer was lost it may have arrived: it is shown in the support's list, and not sent twice. */
const keepFailure = async (deps: Deps, row: MessageRow, error: unknown): Promise<void> => {
  const now = deps.clock.now()
  if (!(error instanceof NotTaken)) {
    deps.log.warn({ err: error }, 'a message to the support may not have arrived')
    return markNotSent(deps.db, row.id, { failure: 'unanswered', failedAt: now })
  }
  const isOver = error.isFinal || row.attempts >= MOST_ATTEMPTS
  await markNotSent(deps.db, row.id, { failure: error.failure, failedAt: isOver ? now : null })
  if (!isOver) throw error
}

/** Job: mails a message to the support, once; recorded before and after sending (docs/decisions/0022). */
export const sendContactMessage = async (
  deps: Deps,
  { messageId }: { readonly messageId: string },
): Promise<void> => {
  const row = await beginSending(deps.db, messageId, deps.clock.now())
  if (!row) return
  try {
    await send(deps, row)
  } catch (error) {
    return keepFailure(deps, row, error)
  }
  await markSent(deps.db, row.id, deps.clock.now())
}
