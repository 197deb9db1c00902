import { tellingWords } from '@emma/domain/customers'

/** What `LIKE` takes for any character is itself. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/**
 * What a name is `LIKE` that has the typed words in their order: `maria silva` finds "Maria Eduarda dos Santos Silva".
 * Both sides are compared folded: `fold(name) LIKE fold(pattern)`.
 */
export const namePattern = (typed: string): string => `%${tellingWords(typed).map(escapeLike).join('%')}%`
