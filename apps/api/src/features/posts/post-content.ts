import { sanitisedHtml, wordsOfHtml } from '@emma/domain/html'
import { fieldMessage } from '@emma/phrases/field-message'
import { AppError } from '../../http/app-error.ts'

/**
 * The HTML of a post as it may be shown to others.
 * @throws AppError `validation_failed` where nothing of it is left to read
 */
export const contentOf = (html: string): string => {
  const content = sanitisedHtml(html)
  if (wordsOfHtml(content).length > 0) return content
  const message = fieldMessage({ code: 'too_small', origin: 'string', minimum: 1 })
  throw new AppError('validation_failed', { errors: [{ path: 'content', message }] })
}
