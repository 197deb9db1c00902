import { wordsOfHtml } from '@emma/domain/html'
import { invalidField } from '../http/app-error.ts'
import { sanitisedHtml } from './sanitise.ts'

const MAX_BYTES = 400_000

/**
 * The `content` of a form as it may be stored and shown.
 * @throws AppError `validation_failed` where nothing of it is left to read
 */
export const richTextOf = (html: string): string => {
  const content = sanitisedHtml(html)
  const hasWords = wordsOfHtml(content).length > 0 || content.includes('<img')
  if (hasWords && content.length <= MAX_BYTES) return content
  throw hasWords
    ? invalidField('content', 'shorter', { bound: MAX_BYTES })
    : invalidField('content', 'required')
}
