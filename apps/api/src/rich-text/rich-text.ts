import { wordsOfHtml } from '@emma/domain/html'
import { invalidField } from '../http/app-error.ts'

const MAX_BYTES = 400_000

/**
 * The `content` of a form, safe to store and show.
 * @throws AppError `validation_failed` if nothing readable is left
 */
export const richTextOf = async (html: string): Promise<string> => {
  // Loaded for the first text: few people write pages.
  const { sanitisedHtml } = await import('./sanitise.ts')
  const content = sanitisedHtml(html)
  const hasWords = wordsOfHtml(content).length > 0 || content.includes('<img')
  if (hasWords && content.length <= MAX_BYTES) return content
  throw hasWords
    ? invalidField('content', 'shorter', { bound: MAX_BYTES })
    : invalidField('content', 'required')
}
